import { Form, useSearchParams } from '@remix-run/react';
import { standingQuestion } from '#app/domain/pending-action.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { Button, buttonClass } from '#app/ui/Button.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import { useFollowing, type Followable } from './FollowForm.tsx';

/**
 * The more menu of a person: closed, a confirm step, then block or unblock (2.3#49, 4#35). After a sign-in that came
 * between, the step is there again.
 */
export function BlockMenu({ person }: { person: Followable }) {
  const t = useT('user');
  const change = useFollowing(person).isBlocked ? 'unblock' : 'block';
  const [search] = useSearchParams();
  return (
    // Open again after each change, it would ask for the opposite.
    <details className="confirm standing" key={change} open={standingQuestion(search) === change}>
      <summary
        className={buttonClass('outline', { square: true })}
        aria-label={t('more', { name: person.name })}
      >
        <Icon name="ellipsis" />
      </summary>
      <Form
        method="post"
        action={paths.standing()}
        className="ask"
        preventScrollReset
        data-signin="block"
        data-signin-asks=""
      >
        <p className="b">{t(`standing.${change}Named`, { name: person.name })}</p>
        <p className="small q">{t(`standing.${change}Question`)}</p>
        <input type="hidden" name="userId" value={person.id} />
        <Button variant={change === 'block' ? 'danger' : 'outline'} size="tiny" name="change" value={change}>
          <Icon name="ban" size="small" />
          {t(`standing.${change}Yes`)}
        </Button>
      </Form>
    </details>
  );
}
