import { expect, test } from 'vitest';
import { honeypotField } from './message.ts';

/** Parts of a field's name by which browsers and password managers decide what to fill in. */
const recognizedParts =
  /name|mail|phone|tel|mobile|fax|url|link|web|site|home|page|comp|org|busi|addr|street|line|city|town|state|region|zip|post|country|user|login|id|pass|pin|code|otp|token|card|cc|cvc|exp|date|birth|title|sex|gender|search|query|comment|message|subject|promo|coupon|age/i;

test('the honeypot’s name contains nothing that browsers or password managers recognize', () => {
  expect(honeypotField).not.toMatch(recognizedParts);
});
