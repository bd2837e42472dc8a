/* empty css                   */
import { jsx, jsxs } from "react/jsx-runtime";
// app/ui/page-head.tsx
/** Words with no-break spaces between them: they stand on one line where there is room for it. */
var together = /([^ ]*\u00a0[^ ]*)/;
/** The opening of every page but the home page, on ink. */
function PageHead({ title, lead, children }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "page-head",
		children: [/* @__PURE__ */ jsxs("div", {
			className: "page-words wrap",
			children: [/* @__PURE__ */ jsx("h1", {
				className: "page-title",
				children: title.split(together).map((words, index) => index % 2 === 0 ? words : /* @__PURE__ */ jsx("span", {
					className: "title-part",
					children: words.replaceAll("\xA0", " ")
				}, words))
			}), /* @__PURE__ */ jsx("p", {
				className: "page-lead",
				children: lead
			})]
		}), children]
	});
}
export { PageHead as t };
