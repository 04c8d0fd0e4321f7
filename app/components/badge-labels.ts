import type { MessageKey, MessagesOf } from '#app/i18n/namespaces.ts';
import type { Translate } from '#app/i18n/translate.ts';

/** Words of the marks beside a name (6#3), for those who do not see them; none where there is no mark. */
export function badgeLabels(
  { verified, official }: { verified: boolean; official: boolean },
  common: Translate<MessageKey<MessagesOf<'common'>>>,
) {
  return {
    verifiedLabel: verified ? common('verified') : undefined,
    officialLabel: official ? common('official') : undefined,
  };
}
