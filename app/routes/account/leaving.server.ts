import { data } from '@remix-run/node';
import { refusalText, type ApiRefusal } from '#app/api/errors.ts';
import { deleteAccount, keepAccount, requestExport } from '#app/api/leaving.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { paths } from '#app/paths.ts';
import { seeOther } from '#app/server/http.server.ts';
import { endSessionCookie } from '#app/server/session.server.ts';
import type { Visitor } from '#app/server/visitor.server.ts';

/** What went wrong, beside the form that it went wrong in. */
const refused = (form: 'export' | 'delete', refusal: ApiRefusal) =>
  data({ form, error: refusal.fields.password?.[0] ?? refusalText(refusal) }, { status: refusal.code });

/** Taking one's data along, deleting the account, keeping it after all (G22). */
export async function leave(request: Request, visitor: Visitor, formData: FormData) {
  const t = translator(visitor.preferences.language, 'account');
  const password = String(formData.get('password') ?? '').slice(0, 200);
  switch (formData.get('intent')) {
    case 'export': {
      const permitted = await requestExport(visitor, password);
      return permitted.ok
        ? seeOther(paths.accountExport(permitted.data))
        : refused('export', permitted.refusal);
    }
    case 'delete': {
      const answer = await deleteAccount(visitor, password);
      if (!answer.ok) return refused('delete', answer.refusal);
      if (!answer.data.deleted) {
        return seeOther(`${paths.accountPreferences()}#leaving`, {
          flash: { kind: 'info', text: t('leavingWaits', { count: answer.data.openOrders }) },
        });
      }
      return seeOther(paths.home(), {
        cookies: [await endSessionCookie(request)],
        flash: { kind: 'success', text: t('left') },
      });
    }
    default: {
      const kept = await keepAccount(visitor);
      return kept.ok
        ? seeOther(paths.accountPreferences(), { flash: { kind: 'success', text: t('kept') } })
        : refused('delete', kept.refusal);
    }
  }
}
