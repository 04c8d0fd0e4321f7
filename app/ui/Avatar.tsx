import { clsx } from 'clsx';

export interface AvatarProps {
  /** Empty or missing shows the first letter of the name. */
  src?: string | null;
  name: string;
  /** 24, 36, 56 or 112 px. */
  size?: 's' | 'm' | 'l' | 'xl';
}

const PIXELS = { s: 24, m: 36, l: 56, xl: 112 } as const;

/** A round portrait. Decoration: the name stands beside it or labels the link. */
export function Avatar({ src, name, size = 'm' }: AvatarProps) {
  const px = PIXELS[size];
  const file =
    src && src.startsWith('/media/') && !src.includes('?') ? `${src}?w=${px > 80 ? 320 : 160}` : src;
  return (
    <span className={clsx('ava', size !== 'm' && size)} aria-hidden="true">
      {file ? (
        <img src={file} alt="" width={px} height={px} loading="lazy" decoding="async" />
      ) : (
        (Array.from(name)[0] ?? '')
      )}
    </span>
  );
}
