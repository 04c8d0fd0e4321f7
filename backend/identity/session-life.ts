/** A session lasts 30 days from its last use (G4). */
export const SESSION_MS = 30 * 86_400_000;

/** Use is written down at most once an hour, so that reading pages does not write to the database. */
export const SESSION_TOUCH_MS = 60 * 60_000;
