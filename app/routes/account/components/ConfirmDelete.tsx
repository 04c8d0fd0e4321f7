import { Form } from '@remix-run/react';
import { Button, buttonClass } from '#app/ui/Button.tsx';
import { Icon } from '#app/ui/Icon.tsx';

interface ConfirmDeleteProps {
  id: number;
  label: string;
  question: string;
  confirm: string;
}

/** Deleting takes two presses, the second one inside what the first opens; no script needed. */
export function ConfirmDelete({ id, label, question, confirm }: ConfirmDeleteProps) {
  return (
    <details className="confirm">
      <summary className={buttonClass('quiet', { size: 'tiny' })}>{label}</summary>
      <Form method="post" className="ask">
        <p className="small">{question}</p>
        <input type="hidden" name="id" value={id} />
        <Button variant="danger" size="tiny" name="intent" value="delete">
          <Icon name="trash-2" size="small" />
          {confirm}
        </Button>
      </Form>
    </details>
  );
}
