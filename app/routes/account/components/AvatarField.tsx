import { useRef, useState, type ChangeEvent } from 'react';
import { useT } from '#app/i18n/use-translation.ts';
import { Avatar } from '#app/ui/Avatar.tsx';
import { Checkbox } from '#app/ui/Checkbox.tsx';
import { FieldFrame, type FieldError } from '#app/ui/FieldFrame.tsx';
import { UPLOAD_TYPES } from '#contract/limits.ts';
import { cropSquare, hashFile, openPicture } from './avatar-picture.ts';

interface AvatarFieldProps {
  name: string;
  src: string | null;
  error: FieldError;
}

interface Chosen {
  picture: ImageBitmap;
  /** Of the cropped square. */
  preview: string;
}

/**
 * The portrait: a native file field. With script the picture is cropped to a square that can be moved, made small and
 * hashed before it is sent (5#25, 9#11, I10); without, and for pictures that the browser cannot read, the server does it.
 */
export function AvatarField({ name, src, error }: AvatarFieldProps) {
  const t = useT('account');
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [checksum, setChecksum] = useState('');

  const crop = async (picture: ImageBitmap, at: number) => {
    const file = await cropSquare(picture, at);
    const sum = await hashFile(file);
    // The form sends what the field holds.
    const files = new DataTransfer();
    files.items.add(file);
    if (input.current) input.current.files = files.files;
    setChecksum(sum);
    setChosen((before) => {
      if (before) URL.revokeObjectURL(before.preview);
      return { picture, preview: URL.createObjectURL(file) };
    });
  };
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    setChecksum('');
    setChosen(null);
    if (!file) return;
    const picture = await openPicture(file);
    if (picture) await crop(picture, 0.5);
  };
  const movable = chosen !== null && chosen.picture.width !== chosen.picture.height;
  return (
    <div className="portrait">
      <Avatar src={chosen?.preview ?? src} name={name} size="xl" />
      <div className="stack">
        <FieldFrame id="avatar" label={t('avatar')} hint={t('avatarHint')} error={error}>
          <input
            ref={input}
            id="avatar"
            className="in"
            type="file"
            name="avatar"
            accept={UPLOAD_TYPES.join(',')}
            onChange={(event) => void choose(event)}
            aria-describedby="avatar-description"
          />
        </FieldFrame>
        <input type="hidden" name="checksum" value={checksum} />
        {movable ? (
          <FieldFrame id="avatar-pan" label={t('avatarPan')}>
            <input
              id="avatar-pan"
              type="range"
              min={0}
              max={100}
              defaultValue={50}
              onChange={(event) => void crop(chosen.picture, Number(event.currentTarget.value) / 100)}
            />
          </FieldFrame>
        ) : null}
        {src && !chosen ? (
          <Checkbox id="removeAvatar" name="removeAvatar">
            {t('avatarRemove')}
          </Checkbox>
        ) : null}
      </div>
    </div>
  );
}
