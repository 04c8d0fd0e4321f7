/** What is still to be said, what others said, what oneself said. */
export const feedbackTabs = ['open', 'received', 'given'] as const;
