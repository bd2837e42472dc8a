import { expect, test } from 'vitest';
import { honeypotField } from './message.ts';

/** What browsers and password managers look for in a field's name; part of a longer word counts. */
const filledIn =
  /name|mail|phone|tel|mobile|fax|url|link|web|site|home|page|comp|org|busi|addr|street|line|city|town|state|region|zip|post|country|user|login|id|pass|pin|code|otp|token|card|cc|cvc|exp|date|birth|title|sex|gender|search|query|comment|message|subject|promo|coupon|age/i;

test('nothing that is filled in by itself is called as the field that no person sees', () => {
  expect(honeypotField).not.toMatch(filledIn);
});
