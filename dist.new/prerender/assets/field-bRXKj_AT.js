import { jsx, jsxs } from "react/jsx-runtime";
// content/contact.ts
/** What the form says. */
var contact = {
	fields: {
		name: { label: "Full Name *" },
		email: { label: "Email Address *" },
		company: { label: "Company *" },
		message: { label: "Message *" },
		/** Hidden from people. Only a program fills it in. */
		honeypot: { label: "Leave this empty" }
	},
	/** How a message begins that a link with a subject leads to. */
	subject: "Subject:",
	submit: {
		idle: "Send Message",
		sending: "Sending...",
		sent: "Message Sent!"
	},
	toasts: {
		dismiss: "Dismiss",
		sent: {
			title: "Message sent successfully!",
			description: "Thank you for contacting us. We'll get back to you soon."
		},
		failed: {
			title: "Error sending message",
			description: "Please try again later or contact us directly."
		}
	}
};
// contract/contact.ts
/** What a visitor fills in, in the form's order. Each is required. */
var fields = {
	name: {
		kind: "line",
		limit: 200,
		autoComplete: "name"
	},
	email: {
		kind: "email",
		limit: 320,
		autoComplete: "email"
	},
	company: {
		kind: "line",
		limit: 200,
		autoComplete: "organization"
	},
	message: {
		kind: "lines",
		limit: 5e3,
		rows: 5
	}
};
var contactFields = fields;
var contactColumns = Object.keys(fields);
/**
* The form field no person sees. A message that fills it in is taken for a program's, so its name has to be
* one that browsers and password managers fill in nothing for.
*/
var honeypotField = "leave_empty";
// contract/paths.ts
/** The addresses that the browser calls and the server answers. */
var paths = {
	contacts: "/rest/v1/contacts",
	sendContactEmail: "/functions/v1/send-contact-email",
	/** Where the form goes when no script is there to send it. */
	contactForm: "/contact",
	health: "/healthz",
	ready: "/readyz"
};
var contactsTable = "contacts";
var sendContactEmailFunction = "send-contact-email";
/**
* The public key of a site that runs on its own server, when the environment
* names none. It is no secret: every visitor's browser sends it.
*/
var defaultAnonKey = "sb_publishable_own_server";
// app/sections/contact/field.tsx
/** A labelled field of the message. */
function Field({ column, refusal, ...given }) {
	const id = `contact-${column}`;
	const { kind, limit, autoComplete, rows } = contactFields[column];
	const control = {
		id,
		name: column,
		required: true,
		maxLength: limit,
		autoComplete,
		...refusal && {
			"aria-invalid": true,
			"aria-describedby": `${id}-refusal`
		},
		...given
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "field",
		children: [
			/* @__PURE__ */ jsx("label", {
				htmlFor: id,
				children: contact.fields[column].label
			}),
			kind === "lines" ? /* @__PURE__ */ jsx("textarea", {
				rows,
				...control
			}) : /* @__PURE__ */ jsx("input", {
				type: kind === "email" ? kind : "text",
				...control
			}),
			/* @__PURE__ */ jsx(Refusal, {
				of: id,
				text: refusal
			})
		]
	});
}
/** What a control is described by while it is refused. */
function Refusal({ of, text }) {
	return text && /* @__PURE__ */ jsx("p", {
		className: "refusal",
		id: `${of}-refusal`,
		children: text
	});
}
export { paths as a, contactFields as c, defaultAnonKey as i, honeypotField as l, Refusal as n, sendContactEmailFunction as o, contactsTable as r, contactColumns as s, Field as t, contact as u };
