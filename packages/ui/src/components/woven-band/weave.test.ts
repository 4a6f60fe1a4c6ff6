import { describe, expect, it } from 'vitest';
import { bandDraft } from './draft.ts';
import { clothSize, weave } from './weave.ts';

const threads = { i: 'indigo', s: 'gold', l: 'firebrick', g: 'green', c: 'white' };

describe('weave', () => {
  it('turns each row into one gradient whose neighbours of one colour share a stop', () => {
    expect(weave(['iiis', 'sccc', 'iiis'], threads)).toEqual({
      backgroundImage: [
        'linear-gradient(90deg,indigo 0% 75%,gold 75% 100%)',
        'linear-gradient(90deg,gold 0% 25%,white 25% 100%)',
        'linear-gradient(90deg,indigo 0% 75%,gold 75% 100%)',
      ].join(','),
      backgroundPosition: '0 0%,0 50%,0 100%',
      backgroundRepeat: 'repeat-x',
    });
  });
});

describe('clothSize', () => {
  it('gives a row the height of one thread', () => {
    expect(clothSize(['iiis', 'sccc'], 3)).toEqual({ backgroundSize: '12px 3px', height: '6px' });
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
