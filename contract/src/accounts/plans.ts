import { z } from 'zod';

export const tiers = { free: 2, basic: 10, pro: 30, business: 100, enterprise: 500 } as const;
export type Tier = keyof typeof tiers;

export const planNames = ['free', 'starter', 'professional', 'enterprise'] as const;
export type PlanName = (typeof planNames)[number];

type Plan = { title: string; tier: Tier; priceMonthly: number; maxTools: number; recommended: boolean };

/** The Enterprise plan is the `business` tier: 100 tools. The `enterprise` tier (500) is not on sale. */
export const plans = {
  free: { title: 'Free', tier: 'free', priceMonthly: 0, maxTools: tiers.free, recommended: false },
  starter: { title: 'Starter', tier: 'basic', priceMonthly: 20, maxTools: tiers.basic, recommended: true },
  professional: {
    title: 'Professional',
    tier: 'pro',
    priceMonthly: 50,
    maxTools: tiers.pro,
    recommended: false,
  },
  enterprise: {
    title: 'Enterprise',
    tier: 'business',
    priceMonthly: 100,
    maxTools: tiers.business,
    recommended: false,
  },
} as const satisfies Record<PlanName, Plan>;

export const planMessages = {
  loadFailed: 'Failed to load your current plan. Please try again.',
  subscribeFailed: (reason: string) => `Failed to subscribe: ${reason}`,
} as const;

export const subscribeInput = z.object({
  plan: z.enum(planNames, { error: `Choose one of: ${planNames.join(', ')}.` }),
});

export const subscriptionSchema = z.object({
  plan: z.enum(planNames),
  maxTools: z.number().int(),
  priceMonthly: z.number(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

/** `null` until a plan was chosen; the free tier's limits hold meanwhile. */
export const subscriptionOutput = z.object({ subscription: subscriptionSchema.nullable() });

export type Subscription = z.infer<typeof subscriptionSchema>;
