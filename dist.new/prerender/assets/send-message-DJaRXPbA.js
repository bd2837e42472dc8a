import { l as constants } from "./hydrate-page-DUBGKQoA.js";
import { c as contactFields, o as sendContactEmailFunction, r as contactsTable, s as contactColumns, u as contact } from "./field-bRXKj_AT.js";
import { n as backend } from "../home.js";
import { n as contactRefusals } from "./contact-answers-BHx5RCLu.js";
import { createClient } from "@supabase/supabase-js";
import { QueryClient } from "@tanstack/query-core";
// contract/contact-rules.ts
/**
* The rules a message keeps before it is stored. Each database repeats them as
* CHECK constraints under the name that `constraintName` gives.
*/
var contactRules = [
	"not_blank",
	"length",
	"characters",
	"address"
];
var controlCharacter = /\p{Cc}/u;
var controlCharacterInLines = /[^\P{Cc}\t\n]/u;
var localPart = /[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+/u.source;
var label = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?/u.source;
var plainAddress = new RegExp(`^${localPart}@${label}(?:\\.${label})*$`, "u");
/** The first rule that the message breaks, in the order of the columns. */
function findBrokenRule(contact, columns = contactColumns) {
	for (const column of columns) {
		const rule = ruleBrokenBy(column, contact[column]);
		if (rule) return {
			column,
			rule
		};
	}
}
function constraintName({ column, rule }) {
	return `contacts_${column}_${rule}`;
}
/** The rule whose constraint is named in a database's words for what it refused. */
function findNamedRule(words) {
	return contactColumns.flatMap((column) => contactRules.map((rule) => ({
		column,
		rule
	}))).find((broken) => words.includes(`"${constraintName(broken)}"`));
}
/** Puts the field's label, without its star, and its limit into the words for a rule. */
function explainBrokenRule({ column, rule }, words, fields) {
	const label = fields[column].label.replace(/ \*$/, "");
	return words[rule].replace("{label}", label).replace("{limit}", `${contactFields[column].limit}`);
}
/** One mailbox, bare: no display name, no list, nothing a mail header could be broken with. */
function isPlainAddress(text) {
	return text.length <= contactFields.email.limit && plainAddress.test(text);
}
function ruleBrokenBy(column, text) {
	if (text.trim() === "") return "not_blank";
	const { kind, limit } = contactFields[column];
	if (isLongerThan(text, limit)) return "length";
	if ((kind === "lines" ? controlCharacterInLines : controlCharacter).test(text)) return "characters";
	if (kind === "email" && !isPlainAddress(text)) return "address";
}
/** Counted in code points, as the databases count. */
function isLongerThan(text, limit) {
	if (text.length <= limit) return false;
	if (text.length > limit * 2) return true;
	return [...text].length > limit;
}
// contract/contact-texts.ts
/** A message of what is read for each column, and of nothing else. */
function makeContact(read) {
	return Object.fromEntries(contactColumns.map((column) => [column, read(column)]));
}
// contract/tidy-contact.ts
var lineBreak = /\r\n|[\n-\r\u0085\u2028\u2029]/g;
var otherControl = /[^\P{Cc}\t\n]/gu;
/**
* Puts right what nobody sees who writes a message, so that no rule refuses it: soft line breaks are line
* breaks, in one line these and tabs are spaces, and other control characters are left out.
*/
function tidyContact(contact) {
	return makeContact((column) => tidyText(column, contact[column]));
}
function tidyText(column, text) {
	const lines = text.replace(lineBreak, "\n").replace(otherControl, "");
	return (contactFields[column].kind === "lines" ? lines : lines.replace(/[\t\n]/g, " ")).trim();
}
// app/sections/contact/fetch-data.ts
/**
* The fetch for the data API. The client library takes some answers of hosts
* that have no such API for success: a 404 without a body, or a page of HTML.
* Here these are errors. A request under way when the visitor leaves is finished; all of a message is far
* below the 64 KB that browsers allow for this.
*/
async function fetchData(input, init) {
	const response = await fetch(input, {
		...init,
		keepalive: true
	});
	if (response.status === 404 || isPage(response)) throw new TypeError(`There is no data API at ${response.url} (status ${response.status})`);
	return response;
}
function isPage(response) {
	return response.headers.get("content-type")?.includes("text/html") ?? false;
}
// app/sections/contact/refusal.ts
var leftWhileSending = {
	control: "submit",
	text: contactRefusals.left
};
function refuse(broken) {
	return {
		control: broken.column,
		text: explainBrokenRule(broken, contactRefusals.rules, contact.fields)
	};
}
/** Undefined where the visitor can do nothing. */
function findRefusal(status, words) {
	if (status === 413) return {
		control: "submit",
		text: contactRefusals.tooLarge
	};
	if (status === 429) return {
		control: "submit",
		text: contactRefusals.tooMany
	};
	const broken = findNamedRule(words);
	return broken && refuse(broken);
}
// app/sections/contact/keep-form.ts
/**
* Keeps what is typed through a reload, in the tab's history, where browsers keep a form for Back: nowhere
* that another tab or the next visitor would find it. Gives what is to be told to who left while a message
* was under way.
*/
function keepForm(form) {
	const kept = window.history.state;
	const fields = contactColumns.map((column) => form.elements.namedItem(column));
	for (const field of fields) field.value ||= kept?.[field.name] ?? "";
	window.addEventListener("beforeunload", () => {
		const texts = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
		const typed = fields.some(({ value }) => value);
		const sending = form.dataset["state"] === "sending";
		window.history.replaceState(typed ? {
			...texts,
			sending
		} : null, "");
	});
	return kept?.sending ? leftWhileSending : void 0;
}
// app/sections/contact/send-message.ts
/** Milliseconds after which the backend is taken for unreachable; the library itself would wait for ever. */
var timeout = 15e3;
var { count, firstDelay, longestDelay } = constants.dataFetchRetries;
var queryClient = new QueryClient({ defaultOptions: {
	queries: {
		gcTime: constants.dataCacheGarbageCollection,
		retry: count,
		retryDelay: (attempt) => Math.min(firstDelay * 2 ** attempt, longestDelay)
	},
	mutations: {
		gcTime: constants.dataCacheGarbageCollection,
		retry: false,
		networkMode: "always"
	}
} });
var supabase = createClient(backend.url ?? window.location.origin, backend.anonKey, {
	auth: {
		persistSession: true,
		autoRefreshToken: true
	},
	global: { fetch: fetchData }
});
/**
* Stores the message and triggers its notification. Resolves once it is stored, or with what keeps it from
* being sent; rejects when it is not stored. How the notification fares changes neither.
*/
async function sendMessage(fields) {
	const message = tidyContact(Object.fromEntries(fields));
	const broken = findBrokenRule(message);
	if (broken) return refuse(broken);
	await queryClient.getMutationCache().build(queryClient, { mutationFn: insert }).execute(message);
	notify(message);
}
async function insert(message) {
	const { error, status } = await supabase.from(contactsTable).insert({ ...message }).abortSignal(AbortSignal.timeout(timeout));
	if (!error) return;
	const refusal = findRefusal(status, error.message);
	throw Object.assign(new Error(error.message, { cause: error }), { refusal });
}
async function notify(message) {
	const { error } = await supabase.functions.invoke(sendContactEmailFunction, {
		body: message,
		signal: AbortSignal.timeout(timeout)
	});
	if (error) console.warn("The notification could not be sent.", error);
}
export { keepForm, sendMessage };
