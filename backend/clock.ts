/** The time, injectable so that expiry and deadlines are tested without waiting. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
