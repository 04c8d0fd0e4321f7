import { useNavigate } from '@remix-run/react';
import type { MouseEvent, ReactNode } from 'react';

interface GalleryLinkProps {
  /** Without script the fragment brings the picture into view; with script the page stays where it is. */
  href: string;
  /** Another view of the same pictures: the way back leads past it. */
  replace?: boolean;
  onFollow?: () => void;
  children: ReactNode;
  className?: string | undefined;
  'aria-label'?: string;
  'aria-current'?: 'true' | undefined;
  rel?: string;
}

/** A link to another state of the page's pictures. */
export function GalleryLink({ href, replace = false, onFollow, children, ...rest }: GalleryLinkProps) {
  const navigate = useNavigate();
  function follow(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow?.();
    void navigate(href.split('#')[0] ?? href, {
      replace,
      preventScrollReset: true,
      // So that closing can go back instead of piling up addresses.
      state: { within: true },
    });
  }
  return (
    <a href={href} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
