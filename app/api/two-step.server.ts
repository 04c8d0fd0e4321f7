import type { Visitor } from '#app/server/visitor.server.ts';
import type { BodyInput } from '#contract/endpoint.ts';
import * as twoStep from '#contract/two-step.ts';
import { callApi, tryApi } from './client.server.ts';

export const getTwoStep = (visitor: Visitor) => callApi(visitor, twoStep.getTwoStep, {});

export const startTwoStep = (visitor: Visitor, body: BodyInput<typeof twoStep.startTwoStep>) =>
  tryApi(visitor, twoStep.startTwoStep, { body });

/** The key that this session is about to confirm; null when there is none. */
export const getTwoStepKey = (visitor: Visitor) => callApi(visitor, twoStep.getTwoStepKey, {});

export const confirmTwoStep = (visitor: Visitor, body: BodyInput<typeof twoStep.confirmTwoStep>) =>
  tryApi(visitor, twoStep.confirmTwoStep, { body });

export const renewRecoveryCodes = (visitor: Visitor, body: BodyInput<typeof twoStep.renewRecoveryCodes>) =>
  tryApi(visitor, twoStep.renewRecoveryCodes, { body });

export const endTwoStep = (visitor: Visitor, body: BodyInput<typeof twoStep.endTwoStep>) =>
  tryApi(visitor, twoStep.endTwoStep, { body });

/** Ends a sign-in that waits for its second step. */
export const finishLogin = (visitor: Visitor, body: BodyInput<typeof twoStep.finishLogin>) =>
  tryApi(visitor, twoStep.finishLogin, { body });
