import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

const HOVER_DELAY = 150;

/**
 * Comfort for the `<details>` below `root`, which open and close by themselves without script: Escape closes the open
 * one and gives the focus back, a press elsewhere and a navigation close it. With `hover`, resting a mouse on the
 * elements marked `data-hover` opens them after 150 ms (9#3).
 */
export function useDismissible(
  root: RefObject<HTMLElement>,
  {
    hover = false,
    stays = false,
  }: { hover?: boolean; /** Navigation leaves it: the address says it is open. */ stays?: boolean } = {},
): void {
  const { key } = useLocation();
  const shown = useRef(key);
  // The outside system is the DOM's details elements, whose openness the browser owns.
  useEffect(() => {
    // Only a new address: what was opened before script took over stays open.
    if (stays || shown.current === key) return;
    shown.current = key;
    for (const details of openOnes(root.current)) details.open = false;
  }, [key, root, stays]);

  // The outside system is the document's keyboard and pointer.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const innermost = openOnes(root.current).pop();
      if (!innermost) return;
      innermost.open = false;
      innermost.querySelector('summary')?.focus();
    };
    const onPointerDown = (event: PointerEvent) => {
      for (const details of openOnes(root.current)) {
        if (!details.contains(event.target as Node)) details.open = false;
      }
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [root]);

  // The outside system is the mouse over the header.
  useEffect(() => {
    const element = root.current;
    if (!hover || !element) return;
    let timer: ReturnType<typeof setTimeout>;
    const target = (event: PointerEvent) =>
      event.pointerType === 'mouse'
        ? (event.target as Element).closest<HTMLDetailsElement>('details[data-hover]')
        : null;
    const onOver = (event: PointerEvent) => {
      const details = target(event);
      clearTimeout(timer);
      if (details && !details.open) timer = setTimeout(() => (details.open = true), HOVER_DELAY);
      if (!details) timer = setTimeout(() => closeUnfocused(element), HOVER_DELAY);
    };
    const onLeave = () => {
      clearTimeout(timer);
      timer = setTimeout(() => closeUnfocused(element), HOVER_DELAY);
    };
    // A click on a word that the hover has just opened would close it again.
    const onClick = (event: MouseEvent) => {
      const summary = (event.target as Element).closest('summary');
      const details = summary?.parentElement as HTMLDetailsElement | null;
      if (details?.open && details.matches('[data-hover]:hover') && event.detail > 0) event.preventDefault();
    };
    element.addEventListener('pointerover', onOver);
    element.addEventListener('pointerleave', onLeave);
    element.addEventListener('click', onClick);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('pointerover', onOver);
      element.removeEventListener('pointerleave', onLeave);
      element.removeEventListener('click', onClick);
    };
  }, [hover, root]);
}

/** Open menus, outermost first; accordions inside a menu are left as the reader set them. */
function openOnes(root: HTMLElement | null): HTMLDetailsElement[] {
  if (!root) return [];
  const all = [...root.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')];
  if (root instanceof HTMLDetailsElement && root.open) all.unshift(root);
  return all;
}

/** Hover menus shut when the mouse leaves, unless the keyboard is in them. */
function closeUnfocused(root: HTMLElement): void {
  for (const details of root.querySelectorAll<HTMLDetailsElement>('details[data-hover][open]')) {
    if (!details.querySelector(':focus-visible')) details.open = false;
  }
}
