/**
 * Chromium's words for a preload that a busy machine has not used yet. They depend on timing, so
 * they decide no check. A preload that never fits its request has another message.
 */
export const slowPreload = 'was preloaded using link preload but not used within a few seconds';
