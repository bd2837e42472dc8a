import { l as TextLink, o as company, s as Mark, t as Footer } from "./assets/header-L6M-XZtX.js";
import { a as paths, s as contactColumns, t as Field, u as contact } from "./assets/field-bRXKj_AT.js";
import { t as contactAnswers } from "./assets/contact-answers-BHx5RCLu.js";
import { t as PageHead } from "./assets/page-head-EIzOBh_m.js";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
// app/contact-answers.tsx
/** The pages the server answers with when the form came without scripts. They run none either. */
var contactAnswerPages = {
	"message-sent": {
		title: contactAnswers.sent.title,
		Page: MessageSent
	},
	"message-failed": {
		title: contactAnswers.failed.title,
		Page: MessageFailed
	}
};
function MessageSent() {
	const { title, text, link } = contactAnswers.sent;
	return /* @__PURE__ */ jsxs(Answer, { children: [/* @__PURE__ */ jsx(PageHead, {
		title,
		lead: text
	}), /* @__PURE__ */ jsx("p", {
		className: "wrap",
		children: /* @__PURE__ */ jsx(TextLink, {
			href: link.href,
			children: link.label
		})
	})] });
}
/** The server puts the reason and the visitor's own words where {{braces}} stand. */
function MessageFailed() {
	return /* @__PURE__ */ jsxs(Answer, { children: [/* @__PURE__ */ jsx(PageHead, {
		title: contactAnswers.failed.title,
		lead: "{{reason}}"
	}), /* @__PURE__ */ jsxs("form", {
		className: "contact-form wrap",
		method: "post",
		action: paths.contactForm,
		children: [
			/* @__PURE__ */ jsx("p", { children: "{{kept}}" }),
			contactColumns.map((column) => /* @__PURE__ */ jsx(Field, {
				column,
				defaultValue: `{{${column}}}`,
				refusal: `{{${column}Refusal}}`,
				"aria-invalid": `{{${column}Invalid}}`
			}, column)),
			/* @__PURE__ */ jsx("button", {
				className: "submit",
				type: "submit",
				children: contact.submit.idle
			})
		]
	})] });
}
/** Below a bar that knows the way home and nothing that would need a script. */
function Answer({ children }) {
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsx("header", {
			className: "bar",
			"data-opaque": "true",
			children: /* @__PURE__ */ jsx("div", {
				className: "bar-inner wrap",
				children: /* @__PURE__ */ jsxs("a", {
					className: "brand",
					href: "/",
					children: [/* @__PURE__ */ jsx(Mark, {}), /* @__PURE__ */ jsx("span", {
						className: "brand-name",
						children: company.name
					})]
				})
			})
		}),
		/* @__PURE__ */ jsx("main", {
			className: "answer",
			id: "main",
			children
		}),
		/* @__PURE__ */ jsx(Footer, {})
	] });
}
export { contactAnswerPages };
