/**
 * The swipe of the carousel as a machine (4#45–47). Touch goes to the browser's own scroll snapping, which knows
 * when a finger means the page; this is for what it does not move: a mouse, and the full-screen pictures.
 */
export type Swipe =
  | { phase: 'idle' }
  | { phase: 'judging'; x: number; y: number; time: number }
  | { phase: 'following'; x: number; dx: number; speed: number; time: number };

export type SwipeEvent =
  { type: 'down' | 'move'; x: number; y: number; /** Milliseconds. */ time: number } | { type: 'cancel' };

/** Thresholds in px and in px per millisecond (9#14). */
const MOVE = 8;
const SPEED = 0.2;

export const idle: Swipe = { phase: 'idle' };

/** What a pointer's event makes of the swipe. */
export function swipe(state: Swipe, event: SwipeEvent): Swipe {
  if (event.type === 'cancel') return idle;
  const { x, y, time } = event;
  if (event.type === 'down') return { phase: 'judging', x, y, time };
  switch (state.phase) {
    case 'idle':
      return state;
    case 'judging': {
      const dx = x - state.x;
      if (Math.abs(y - state.y) > MOVE && Math.abs(y - state.y) >= Math.abs(dx)) return idle;
      const speed = dx / Math.max(1, time - state.time);
      if (Math.abs(dx) <= MOVE && Math.abs(speed) <= SPEED) return state;
      return { phase: 'following', x: state.x, dx, speed, time };
    }
    case 'following': {
      const dx = x - state.x;
      // Two events of one millisecond have no speed of their own.
      const speed = time > state.time ? (dx - state.dx) / (time - state.time) : state.speed;
      return { ...state, dx, speed, time };
    }
  }
}

/**
 * The slide to rest on when the pointer is let go: one further when it was fast, else the nearest. `dx` of the swipe
 * is against the order of slides; `width` of one slide in px.
 */
export function slideAfter(state: Swipe, from: number, count: number, width: number): number {
  if (state.phase !== 'following') return from;
  const fast = Math.abs(state.speed) > SPEED;
  const moved = fast ? -Math.sign(state.speed) : Math.round(-state.dx / width);
  return Math.min(count - 1, Math.max(0, from + moved));
}
