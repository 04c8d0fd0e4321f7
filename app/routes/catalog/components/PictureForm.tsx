import { Form, useNavigation, useSubmit } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { Button } from '#app/ui/Button.tsx';
import { Field } from '#app/ui/Field.tsx';
import { genders } from '#app/domain/vocabulary.ts';

/** A photo to search by: a plain multipart form; with script it also takes what is pasted or dropped on the page. */
export function PictureForm({ gender, error }: { gender: string | null; error: string | null }) {
  const t = useT('catalog');
  const common = useT('common');
  const submit = useSubmit();
  const busy = useNavigation().state !== 'idle';
  const form = useRef<HTMLFormElement>(null);

  // The outside systems are the clipboard and what is dragged in from other windows.
  useEffect(() => {
    const take = (files: FileList | undefined, event: Event) => {
      const picture = [...(files ?? [])].find(({ type }) => type.startsWith('image/'));
      if (!picture || !form.current) return;
      event.preventDefault();
      const content = new FormData(form.current);
      content.set('file', picture);
      submit(content, { method: 'post', action: paths.imageSearch(), encType: 'multipart/form-data' });
    };
    const onPaste = (event: ClipboardEvent) => take(event.clipboardData?.files, event);
    const onDrop = (event: DragEvent) => take(event.dataTransfer?.files, event);
    // Without this the browser opens the file in place of the page.
    const onDragOver = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    document.addEventListener('paste', onPaste);
    document.addEventListener('drop', onDrop);
    document.addEventListener('dragover', onDragOver);
    return () => {
      document.removeEventListener('paste', onPaste);
      document.removeEventListener('drop', onDrop);
      document.removeEventListener('dragover', onDragOver);
    };
  }, [submit]);

  return (
    <Form
      ref={form}
      className="picture-form"
      method="post"
      action={paths.imageSearch()}
      encType="multipart/form-data"
      aria-busy={busy || undefined}
    >
      <Field name="file" type="file" label={t('imageField')} accept="image/*" error={error} />
      <div className="segc" role="group" aria-label={t('homeGender')}>
        {['', ...genders].map((value) => (
          <label key={value}>
            <input
              className="vh"
              type="radio"
              name="gender"
              value={value}
              defaultChecked={(gender ?? '') === value}
            />
            {value === 'men' ? common('men') : value === 'women' ? common('women') : t('all')}
          </label>
        ))}
      </div>
      <Button variant="primary">{busy ? common('searching') : t('search')}</Button>
    </Form>
  );
}
