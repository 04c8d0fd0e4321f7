import { useEffect, useState } from 'react';
import { Icon } from '#app/ui/Icon.tsx';

/**
 * Appears on the way up while more than one screen lies above, and goes on the way down (4#49, 9#20). Comfort for
 * scripts only: without them the Home key and the header's own place do the same.
 */
export function ScrollToTop({ label }: { label: string }) {
  const [shown, setShown] = useState(false);
  // The outside system is the window's scroll position.
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      // Smaller moves are a resting thumb.
      if (Math.abs(now - last) < 4) return;
      setShown(now < last && now > window.innerHeight);
      last = now;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  if (!shown) return null;
  return (
    <a
      className="totop"
      href="#main"
      aria-label={label}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('main')?.focus({ preventScroll: true });
        window.scrollTo({ top: 0, behavior: 'smooth' });
      }}
    >
      <Icon name="arrow-up" />
    </a>
  );
}
