import { Form } from '@remix-run/react';
import { lazy, Suspense, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { useSuggestions } from './use-suggestions.ts';

// Fetched by those who search.
const Suggestions = lazy(async () => ({ default: (await import('./Suggestions.tsx')).Suggestions }));

export interface SearchBoxProps {
  /** Class of the form: where it stands decides how it looks. */
  className: string;
  action: string;
  /** Name of the parameter that carries the words. */
  name: string;
  value?: string | undefined;
  hidden?: readonly { name: string; value: string }[] | undefined;
  label: string;
  placeholder: string;
  /** Before and behind the field: the icon, the genders, the button. */
  before?: ReactNode;
  after?: ReactNode;
}

/**
 * A search form: a plain GET form without script, a combobox with it, whose list shows suggestions or recent searches
 * (2.3#46). Arrows move, Enter opens what is marked or sends the form, Escape closes (4#48).
 */
export function SearchBox({
  className,
  action,
  name,
  value,
  hidden,
  label,
  placeholder,
  before,
  after,
}: SearchBoxProps) {
  const hydrated = useHydrated();
  const list = useId();
  const form = useRef<HTMLFormElement>(null);
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  /** Which option is marked; -1 is the field itself. */
  const [marked, setMarked] = useState(-1);
  const { words, view, ask, again } = useSuggestions();

  const optionId = (index: number) => `${list}-${index}`;
  const show = () => {
    setOpen(true);
    setOpened(true);
    setMarked(-1);
    ask(form.current, name);
  };
  const close = () => {
    setOpen(false);
    setMarked(-1);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const options = form.current?.parentElement?.querySelectorAll('[role=option]').length ?? 0;
    if (event.key === 'Escape' && open) {
      // The first Escape only shuts the list; the overlay around it and the words stay.
      event.preventDefault();
      event.nativeEvent.stopImmediatePropagation();
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) return show();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // One more place than options: past either end is the field again.
      setMarked(((marked + 1 + step + options + 1) % (options + 1)) - 1);
    } else if (event.key === 'Enter' && open && marked >= 0) {
      event.preventDefault();
      document.getElementById(optionId(marked))?.click();
    }
  };

  return (
    <div
      className="finder"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <Form ref={form} className={className} action={action} role="search" onSubmit={close} onChange={show}>
        {before}
        {hidden?.map((field) => (
          <input key={field.name} type="hidden" {...field} />
        ))}
        <input
          type="search"
          key={value}
          name={name}
          aria-label={label}
          placeholder={placeholder}
          defaultValue={value}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          {...(hydrated
            ? {
                role: 'combobox',
                'aria-expanded': open,
                ...(opened ? { 'aria-controls': list } : {}),
                'aria-autocomplete': 'list' as const,
                ...(marked >= 0 ? { 'aria-activedescendant': optionId(marked) } : {}),
              }
            : {})}
          onFocus={show}
          onKeyDown={onKeyDown}
          onInput={({ currentTarget: field }) => {
            // 5#26: no search begins with a space.
            if (field.value.startsWith(' ')) field.value = field.value.trimStart();
          }}
        />
        {after}
      </Form>
      {opened ? (
        <Suspense fallback={null}>
          <Suggestions
            id={list}
            optionId={optionId}
            open={open}
            marked={marked}
            words={words}
            view={view}
            gender={genderIn(form.current)}
            onChosen={close}
            onCleared={again}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

function genderIn(form: HTMLFormElement | null): string {
  const value = form && new FormData(form).get('gender');
  return typeof value === 'string' ? value : '';
}
