import { t as about_exports } from "./about.js";
import { t as careers_exports } from "./careers.js";
import { t as home_exports } from "./home.js";
import { t as not_found_exports } from "./not-found.js";
import { t as product_exports } from "./product.js";
import { contactAnswerPages } from "./contact-answers.js";
import { r as staticParts, t as Site } from "./assets/hydrate-page-DUBGKQoA.js";
import { isValidElement } from "react";
import { jsx } from "react/jsx-runtime";
import { prerender } from "react-dom/static";
// app/ui/assert-static.ts
/**
* Throws where something stands in a static part that needs code in the browser: a handler, or a
* component with state or effects. Hooks work only while React renders, so a component that can be
* called as a plain function has none.
*
* @param place names of the part and of the components on the way, for the message
*/
function assertStatic(node, place) {
	if (Array.isArray(node)) {
		for (const child of node) assertStatic(child, place);
		return;
	}
	if (!isValidElement(node)) return;
	const { type, props } = node;
	if (typeof type === "function") {
		const inside = `${place} > ${type.name}`;
		assertStatic(rendered(type, props, inside), inside);
		return;
	}
	for (const [name, value] of Object.entries(props)) if (typeof value === "function") throw new Error(`The static part ${place} has a handler: ${name} of <${type}>.`);
	assertStatic(props["children"], place);
}
function rendered(component, props, place) {
	try {
		return component(props);
	} catch (cause) {
		throw new Error(`The static part ${place} has behaviour, or cannot be rendered.`, { cause });
	}
}
// app/prerender.tsx
var modules = /* #__PURE__ */ Object.assign({
	"./pages/about.tsx": about_exports,
	"./pages/careers.tsx": careers_exports,
	"./pages/home.tsx": home_exports,
	"./pages/not-found.tsx": not_found_exports,
	"./pages/product.tsx": product_exports
});
/**
* The HTML inside the root element for the page in `app/pages/{name}.tsx`.
*
* @param path as the site's record of pages has it; empty for the page that is not found
*/
function renderPage(name, path) {
	const module = modules[`./pages/${name}.tsx`];
	if (!module) throw new Error(`There is no app/pages/${name}.tsx for the page "${name}".`);
	return render(/* @__PURE__ */ jsx(Site, {
		path,
		Page: module.Page
	}));
}
/** The pages that answer a form sent without scripts: name, title and HTML of each. */
function renderContactAnswers() {
	return Promise.all(Object.entries(contactAnswerPages).map(async ([name, { title, Page }]) => ({
		name,
		title,
		html: await render(/* @__PURE__ */ jsx(Page, {}))
	})));
}
/** Whole, and without the inline scripts that pieces sent later would need. */
async function render(element) {
	const { prelude } = await prerender(element, {
		progressiveChunkSize: Number.POSITIVE_INFINITY,
		onError: (error) => {
			throw error;
		}
	});
	const html = await new Response(prelude).text();
	for (const [name, part] of staticParts) assertStatic(part, name);
	return html;
}
export { renderContactAnswers, renderPage };
