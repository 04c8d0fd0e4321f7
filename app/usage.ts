import { paths } from './paths.ts';

/** Sends an event to the shop's own beacon (7/analytics#1), if the person of this page agreed to be counted (J16). */
export function beacon(event: { name: 'measurement' | 'element_click' } & Record<string, string>): void {
  if (!document.documentElement.hasAttribute('data-counted')) return;
  navigator.sendBeacon(paths.events(), new URLSearchParams(event));
}

/** Tells of presses of elements that carry a name to be counted under: `data-event="buy_now"`. */
export function tellClicks(): void {
  document.addEventListener('click', (event) => {
    const element = event.target instanceof Element ? event.target.closest('[data-event]') : null;
    const name = element?.getAttribute('data-event');
    if (name) beacon({ name: 'element_click', e_name: name });
  });
}
