import { clsx } from 'clsx';
import type { ButtonHTMLAttributes } from 'react';

/** Primary is black and sells, bid is green and bids; one primary button a block. */
export type ButtonVariant = 'primary' | 'outline' | 'bid' | 'quiet' | 'danger';
/** Tiny is 32 px high, default 44, tall 52. */
export type ButtonSize = 'tiny' | 'default' | 'tall';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its container. */
  wide?: boolean;
  /** For a button that holds one icon; it needs an aria-label. */
  square?: boolean;
  className?: string;
}

/** The classes of a button, for a link that looks like one. */
export function buttonClass(
  variant: ButtonVariant = 'outline',
  look: Omit<ButtonLook, 'variant'> = {},
): string {
  const { size = 'default', wide = false, square = false, className } = look;
  return clsx(
    'btn',
    variant === 'primary' && 'solid',
    (variant === 'bid' || variant === 'quiet' || variant === 'danger') && variant,
    size !== 'default' && size,
    wide && 'wide',
    square && 'square',
    className,
  );
}

export type ButtonProps = ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>;

/** A real button. Its type is submit unless said otherwise, as in HTML: most buttons here send a form. */
export function Button({ variant = 'outline', size, wide, square, className, ...rest }: ButtonProps) {
  return <button className={buttonClass(variant, { size, wide, square, className })} {...rest} />;
}
