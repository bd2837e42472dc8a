import { expect, test } from 'vitest';
import { honeypotField } from './message.ts';

/** What they look for in a field's name, even inside longer words. */
const filledIn =
  /name|mail|phone|tel|mobile|fax|url|link|web|site|home|page|comp|org|busi|addr|street|line|city|town|state|region|zip|post|country|user|login|id|pass|pin|code|otp|token|card|cc|cvc|exp|date|birth|title|sex|gender|search|query|comment|message|subject|promo|coupon|age/i;

test('no browser or password manager recognizes the name of the honeypot', () => {
  expect(honeypotField).not.toMatch(filledIn);
});
