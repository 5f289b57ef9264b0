export const steps = ['Question', 'Tool', 'Values', 'SQL', 'Answer'] as const;

export const lastStep = steps.length - 1;

/** How long each step stays before the next, in milliseconds. The answer stays long enough to be read. */
export const stepDurations = [2900, 1700, 2000, 2200, 6000] as const;

export const typingInterval = 32;
