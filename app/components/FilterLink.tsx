import { Link } from '@remix-run/react';
import { Badge } from '#app/ui/Badge.tsx';
import { buttonClass } from '#app/ui/Button.tsx';
import { Icon } from '#app/ui/Icon.tsx';

/** The button that leads to the list with its filters open: most visits never pay for their counts. */
export function FilterLink({
  href,
  label,
  activeCount,
}: {
  href: string;
  label: string;
  activeCount: number;
}) {
  return (
    <Link className={buttonClass('quiet')} to={href} preventScrollReset rel="nofollow">
      <Icon name="sliders-horizontal" size="small" />
      {label}
      <Badge count={activeCount} />
    </Link>
  );
}
