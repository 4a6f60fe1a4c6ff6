import type { ItemKind } from '@scamguard/engine/vocabulary';
import type { WidgetDictionary } from '../../language/dictionary.ts';

/** What the element says, picked from the texts of the site. */
export function verifyTexts({ site, verify, result }: WidgetDictionary) {
  const { tabs, helpHeading, busy, checked, required, failure } = verify;
  const { band } = result;
  const kind = (name: ItemKind) => {
    const { tab, label, placeholder, help, submit } = verify[name];
    return { tab, label, placeholder, help, submit };
  };
  return {
    messages: {},
    tabs,
    helpHeading,
    busy,
    checked,
    missing: required.text,
    failed: failure.text,
    kinds: {
      link: kind('link'),
      profile: kind('profile'),
      number: kind('number'),
      conversation: kind('conversation'),
    },
    result: {
      safeTitle: result.safeTitle,
      safeText: result.safeText,
      riskTitle: result.riskTitle,
      riskText: result.riskText,
      listen: result.listen,
      stopListening: result.stopListening,
      noSpeech: site.speech.unsupported,
      whatToDo: result.whatToDo,
      reasons: result.reasons,
      riskLevel: result.riskLevel,
      offline: result.offline,
      communityOne: result.communityOne,
      communityMany: result.communityMany,
      band: { safe: band.safe, unknown: band.unknown, caution: band.medium, danger: band.high },
      bands: { low: band.low, medium: band.medium, high: band.high },
    },
  };
}

export type VerifyTexts = ReturnType<typeof verifyTexts>;
