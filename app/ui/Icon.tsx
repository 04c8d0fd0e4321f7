import type { IconName } from './icon-names.ts';

export interface IconProps {
  name: IconName;
  /** Small is 16 px, the default 20 px. */
  size?: 'small' | 'default';
  /** Only liked hearts and stars are filled. */
  filled?: boolean;
  /** Turns round where the page reads from right to left: arrows and chevrons along the line. */
  flips?: boolean;
}

/** A symbol of the sprite, always decoration: the words beside it, or the control's label, carry the meaning. */
export function Icon({ name, size = 'default', filled = false, flips = false }: IconProps) {
  const className = ['i', size === 'small' && 'sm', filled && 'fill', flips && 'flip']
    .filter(Boolean)
    .join(' ');
  return (
    <svg className={className} aria-hidden="true" focusable="false">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
