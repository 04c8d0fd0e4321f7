import { useState } from 'react';
import { Button } from '#app/ui/Button.tsx';
import { Field } from '#app/ui/Field.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';

interface CopyFieldProps {
  id: string;
  label: string;
  value: string;
  hint?: string;
  copy: string;
  copied: string;
  failed: string;
}

/** As long as toasts of copying stay (9#1, A17). */
const SHOWN_MS = 1200;

/** A text to take along: selected on a press, copied by a button where there is script. */
export function CopyField({ id, label, value, hint, copy, copied, failed }: CopyFieldProps) {
  const hydrated = useHydrated();
  const [said, setSaid] = useState<string | null>(null);
  const take = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setSaid(copied);
    } catch {
      setSaid(failed);
    }
    setTimeout(() => setSaid(null), SHOWN_MS);
  };
  return (
    <div className="copy">
      <Field
        id={id}
        name={id}
        label={label}
        hint={hint}
        readOnly
        value={value}
        onFocus={(event) => event.currentTarget.select()}
      />
      {hydrated ? (
        <Button type="button" onClick={() => void take()}>
          <Icon name="copy" />
          <span role="status">{said ?? copy}</span>
        </Button>
      ) : null}
    </div>
  );
}
