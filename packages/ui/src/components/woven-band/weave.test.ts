import { describe, expect, it } from 'vitest';
import { bandDraft } from './draft.ts';
import { weave } from './weave.ts';

const threads = { i: 'indigo', s: 'gold', l: 'firebrick', g: 'green', c: 'white' };

describe('weave', () => {
  it('turns each row into one gradient whose neighbours of one colour share a stop', () => {
    expect(weave(['iis', 'scc'], threads, 2)).toEqual({
      backgroundImage:
        'linear-gradient(90deg,indigo 0px 4px,gold 4px 6px),linear-gradient(90deg,gold 0px 2px,white 2px 6px)',
      backgroundSize: '6px 2px',
      backgroundPosition: '0 0px,0 2px',
      backgroundRepeat: 'repeat-x',
      height: '4px',
    });
  });
});

describe('the band', () => {
  it('is woven of known threads, in rows of one length', () => {
    for (const row of bandDraft) {
      expect(row).toMatch(/^[islgc]+$/);
      expect(row).toHaveLength(bandDraft[0]?.length ?? 0);
    }
  });

  it('looks the same from both sides', () => {
    expect([...bandDraft].toReversed()).toEqual(bandDraft);
  });
});
