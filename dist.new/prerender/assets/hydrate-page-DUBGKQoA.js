import { c as ButtonLink, o as company, s as Mark, t as Footer } from "./header-L6M-XZtX.js";
import { Component, useCallback, useDeferredValue, useEffect, useRef, useSyncExternalStore } from "react";
import "react-dom/client";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
// \0rolldown/runtime.js
var __defProp = Object.defineProperty;
var __exportAll = (all, no_symbols) => {
	let target = {};
	for (var name in all) __defProp(target, name, {
		get: all[name],
		enumerable: true
	});
	if (!no_symbols) __defProp(target, Symbol.toStringTag, { value: "Module" });
	return target;
};
// content/constants.ts
/**
* The business constants of the specification (part 1, section 9), under its
* names; how many rows a message has is in contract/contact.ts. Times are milliseconds, lengths CSS pixels, thresholds fractions of 1.
* The durations that CSS needs are made from here at build (see vite.config.ts).
*/
var constants = {
	headerOpaqueThreshold: .5,
	sectionScrollOffset: {
		regular: 80,
		narrow: 100,
		narrowBelowWidth: 768
	},
	hashScrollDelay: 100,
	scrollAnimationFadeInThreshold: .1,
	heroAutoAdvanceInterval: 7e3,
	swipeThreshold: 30,
	heroVisibilityThreshold: .3,
	slideTransition: 1e3,
	servicesRotationInterval: 3e3,
	servicesVisibilityThreshold: .3,
	sentButtonStateDuration: 3e3,
	workWeekHours: 35,
	tooltipOpenDelay: 700,
	tooltipSkipDelay: 300,
	dataCacheGarbageCollection: 3e5,
	dataFetchRetries: {
		count: 3,
		firstDelay: 1e3,
		longestDelay: 3e4
	}
};
// content/error-screen.ts
/** When the site itself breaks: said above the browser's or the server's own words. */
var errorScreen = {
	title: "Unexpected Application Error!",
	link: {
		label: "Return to Home",
		href: "/"
	}
};
// app/browser/reduced-motion.ts
var reducedMotionQuery = "(prefers-reduced-motion: reduce)";
// app/browser/scrolling.ts
var { regular, narrow, narrowBelowWidth } = constants.sectionScrollOffset;
/** How far below the window's top the bar's section links, and a hash, put their target. */
var sectionOffset = regular;
/** The same for links that begin with #, which keep more room in a narrow window. */
function linkOffset() {
	return window.innerWidth < narrowBelowWidth ? narrow : regular;
}
/** The element a hash such as "#services" names; null when it names none or is malformed. */
function findHashTarget(hash) {
	try {
		return document.getElementById(decodeURIComponent(hash.slice(1)));
	} catch {
		return null;
	}
}
function scrollToElement(target, offset) {
	scrollToHeight(target.getBoundingClientRect().top + window.scrollY - offset);
}
function scrollToHeight(top) {
	const reduced = window.matchMedia(reducedMotionQuery).matches;
	window.scrollTo({
		top,
		behavior: reduced ? "instant" : "smooth"
	});
}
/** Moves the keyboard's and the screen reader's place along with the eyes. */
function moveFocusTo(target) {
	if (target.tabIndex < 0) target.tabIndex = -1;
	target.focus({ preventScroll: true });
}
// app/error-screen.tsx
/** What is left of a page that could not be shown. */
function ErrorScreen({ error }) {
	return /* @__PURE__ */ jsxs("main", {
		className: "wrap error-screen",
		children: [
			/* @__PURE__ */ jsx("h1", {
				ref: announce,
				children: errorScreen.title
			}),
			/* @__PURE__ */ jsx("p", { children: error instanceof Error ? error.message : String(error) }),
			/* @__PURE__ */ jsx(ButtonLink, {
				href: errorScreen.link.href,
				children: errorScreen.link.label
			})
		]
	});
}
/** The page that had the focus is gone. */
function announce(heading) {
	if (heading) moveFocusTo(heading);
}
// app/error-boundary.tsx
/** Shows the error screen in place of a page that breaks while it is rendered or taken over. */
var ErrorBoundary = class extends Component {
	state = {};
	static getDerivedStateFromError(error) {
		return { error };
	}
	render() {
		return "error" in this.state ? /* @__PURE__ */ jsx(ErrorScreen, { error: this.state.error }) : this.props.children;
	}
};
// content/navigation.ts
/** The bar's entries, in order. A section is on the home page; a page has its own address. */
var navigation = [
	{
		label: "Services",
		href: "/#services"
	},
	{
		label: "About",
		href: "/about"
	},
	{
		label: "Careers",
		href: "/careers"
	},
	{
		label: "Contact",
		href: "/#contact"
	}
];
var labels = {
	skipToContent: "Skip to content",
	mainNavigation: "Main",
	openMenu: "Open menu",
	closeMenu: "Close menu"
};
// app/browser/use-hash-scrolling.ts
/** Scrolls to the hash's target a moment after the page has loaded and whenever the hash changes. */
function useHashScrolling() {
	useEffect(() => {
		let timer;
		const scrollSoon = () => {
			clearTimeout(timer);
			timer = setTimeout(() => {
				const target = findHashTarget(window.location.hash);
				if (target) scrollToElement(target, sectionOffset);
			}, constants.hashScrollDelay);
		};
		if (!cameBack()) scrollSoon();
		window.addEventListener("hashchange", scrollSoon);
		return () => {
			clearTimeout(timer);
			window.removeEventListener("hashchange", scrollSoon);
		};
	}, []);
}
/** By Back or Forward, where the browser brings the reader to the place that they left. */
function cameBack() {
	const [navigation] = performance.getEntriesByType("navigation");
	return navigation?.type === "back_forward";
}
// app/browser/is-shortcut.ts
/** With one of these keys held, a press is the browser's to answer. */
function isShortcut({ altKey, ctrlKey, metaKey }) {
	return altKey || ctrlKey || metaKey;
}
// app/browser/use-links.ts
var prefetched = /* @__PURE__ */ new Set();
/**
* One listener for all links of the site, so that static parts, which have no code of their own,
* scroll like the rest. Links to other pages and sites are the browser's.
*/
function useLinks() {
	useEffect(() => {
		const { signal, stop } = stoppable();
		document.addEventListener("click", scrollWithinPage, { signal });
		if (!HTMLScriptElement.supports?.("speculationrules")) for (const name of [
			"pointerover",
			"focusin",
			"touchstart"
		]) document.addEventListener(name, prefetch, {
			signal,
			passive: true
		});
		return stop;
	}, []);
}
function stoppable() {
	const controller = new AbortController();
	return {
		signal: controller.signal,
		stop: () => controller.abort()
	};
}
function scrollWithinPage(event) {
	const link = plainlyClickedLink(event);
	if (link?.pathname !== window.location.pathname) return;
	event.preventDefault();
	const { hash } = link;
	if (link.getAttribute("href")?.startsWith("#")) goToSection(hash, linkOffset());
	else if (hash) goToSection(hash, sectionOffset);
	else goToTop();
}
function goToSection(hash, offset) {
	const target = findHashTarget(hash);
	if (!target) return;
	if (hash !== window.location.hash) window.history.pushState(null, "", hash);
	scrollToElement(target, offset);
	moveFocusTo(target);
}
function goToTop() {
	const { pathname, search, hash } = window.location;
	if (hash) window.history.pushState(null, "", pathname + search);
	scrollToHeight(0);
	const heading = document.querySelector("h1");
	if (heading) moveFocusTo(heading);
}
/** For browsers that have no speculation rules. */
function prefetch({ target }) {
	const href = pageLink(target)?.pathname;
	if (!href || href === window.location.pathname || prefetched.has(href)) return;
	prefetched.add(href);
	fetch(href).catch(() => {});
}
/** The link of a click that means "go there, in this tab". */
function plainlyClickedLink(event) {
	const modified = event.shiftKey || isShortcut(event);
	if (event.defaultPrevented || event.button !== 0 || modified) return null;
	return pageLink(event.target);
}
/** The link to one of our pages that an event's target is in. Files, which have a dot, are no pages. */
function pageLink(target) {
	const link = target instanceof Element ? target.closest("a") : null;
	if (!link?.href || link.target === "_blank" || link.hasAttribute("download")) return null;
	if (link.origin !== window.location.origin || link.pathname.includes(".")) return null;
	return link;
}
// app/browser/use-popover-open.ts
function subscribe$1(onChange) {
	document.addEventListener("toggle", onChange, true);
	return () => document.removeEventListener("toggle", onChange, true);
}
/** Whether a popover that the selector names is open. The browser opens and closes them, before scripts arrive too. */
function usePopoverOpen(selector) {
	return useSyncExternalStore(subscribe$1, () => document.querySelector(`${selector}:is(:popover-open)`) !== null, () => false);
}
// app/browser/use-reveal.ts
/**
* Fades elements marked with `data-reveal` in, once a tenth of them is visible. They are hidden by
* this script alone and only while below the window, so nothing stays faded where scripts or motion
* are off.
*/
function useReveal() {
	useEffect(() => {
		if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
		const observer = new IntersectionObserver((entries) => {
			for (const { target, intersectionRatio, boundingClientRect } of entries) {
				const state = target.getAttribute("data-reveal");
				if (state === "" && boundingClientRect.top >= window.innerHeight) target.setAttribute("data-reveal", "waiting");
				else if (state !== "waiting") observer.unobserve(target);
				else if (intersectionRatio >= constants.scrollAnimationFadeInThreshold) {
					target.setAttribute("data-reveal", "shown");
					observer.unobserve(target);
				}
			}
		}, { threshold: constants.scrollAnimationFadeInThreshold });
		for (const element of document.querySelectorAll("[data-reveal=\"\"]")) observer.observe(element);
		return () => observer.disconnect();
	}, []);
}
// app/browser/use-media-query.ts
/** Whether a media query holds. On the server, and while hydrating, the given answer. */
function useMediaQuery(query, onServer) {
	const subscribe = useCallback((onChange) => {
		const list = window.matchMedia(query);
		list.addEventListener("change", onChange);
		return () => list.removeEventListener("change", onChange);
	}, [query]);
	return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, () => onServer);
}
// app/browser/use-scrolled-past.ts
function subscribe(onChange) {
	window.addEventListener("scroll", onChange, { passive: true });
	window.addEventListener("resize", onChange);
	return () => {
		window.removeEventListener("scroll", onChange);
		window.removeEventListener("resize", onChange);
	};
}
/** Whether the page is scrolled past this fraction of the window's height. */
function useScrolledPast(fraction) {
	const past = useCallback(() => window.scrollY > window.innerHeight * fraction, [fraction]);
	return useSyncExternalStore(subscribe, past, () => false);
}
// app/ui/tooltip.tsx
/** The words of a tooltip, beside the control that has `data-tooltip={id}`. Opened by browser/tooltips.ts. */
function Tooltip({ id, children }) {
	return /* @__PURE__ */ jsx("span", {
		className: "tooltip",
		id,
		role: "tooltip",
		popover: "manual",
		children
	});
}
// app/sections/header/header.tsx
function Header({ path, menuOpen }) {
	const scrolled = useScrolledPast(0);
	const pastHero = useScrolledPast(constants.headerOpaqueThreshold);
	const opaque = path !== "/" || pastHero || menuOpen;
	const menu = useRef(null);
	const label = menuOpen ? labels.closeMenu : labels.openMenu;
	const close = () => {
		menu.current?.hidePopover();
		menu.current?.dispatchEvent(new Event("toggle"));
	};
	useClosing(menuOpen, menu);
	return /* @__PURE__ */ jsx("header", {
		className: "bar",
		"data-opaque": opaque,
		"data-scrolled": scrolled,
		children: /* @__PURE__ */ jsxs("div", {
			className: "bar-inner wrap",
			children: [
				/* @__PURE__ */ jsxs("a", {
					className: "brand",
					href: "/",
					onClick: close,
					children: [/* @__PURE__ */ jsx(Mark, {}), /* @__PURE__ */ jsxs("span", {
						className: "brand-words",
						children: [
							/* @__PURE__ */ jsx("span", {
								className: "brand-name",
								children: company.name
							}),
							" ",
							/* @__PURE__ */ jsx("span", {
								className: "brand-tagline",
								children: company.tagline
							})
						]
					})]
				}),
				/* @__PURE__ */ jsx("button", {
					className: "menu-button",
					type: "button",
					"aria-label": label,
					"aria-expanded": menuOpen,
					"aria-controls": "menu",
					"data-tooltip": "menu-tip",
					popoverTarget: "menu",
					popoverTargetAction: menuOpen ? "hide" : "show",
					children: /* @__PURE__ */ jsx("span", { className: "menu-lines" })
				}),
				/* @__PURE__ */ jsx(Tooltip, {
					id: "menu-tip",
					children: label
				}),
				/* @__PURE__ */ jsx("nav", {
					ref: menu,
					id: "menu",
					className: "bar-nav",
					"aria-label": labels.mainNavigation,
					popover: "auto",
					children: navigation.map(({ label, href }) => /* @__PURE__ */ jsx("a", {
						href,
						"aria-current": href === path ? "page" : void 0,
						onClick: close,
						children: label
					}, href))
				})
			]
		})
	});
}
/** What closes the menu beside what the browser answers: its button, Escape and a press elsewhere. */
function useClosing(open, menu) {
	const wide = useMediaQuery("(width >= 48em)", false);
	useEffect(() => {
		if (!open) return;
		const close = () => menu.current?.hidePopover();
		if (wide) return close();
		window.addEventListener("popstate", close);
		window.addEventListener("pagehide", close);
		return () => {
			window.removeEventListener("popstate", close);
			window.removeEventListener("pagehide", close);
		};
	}, [
		open,
		wide,
		menu
	]);
}
// app/ui/static-html.tsx
/** What each part on the server is made of, for whoever checks that it has no behaviour. */
var staticParts = /* @__PURE__ */ new Map();
globalThis.trustedTypes?.emptyHTML;
/** A part of a page without behaviour: the browser keeps the HTML that it came as, and never loads its code. */
function StaticHtml({ name, children }) {
	staticParts.set(name, children);
	return /* @__PURE__ */ jsx("div", {
		"data-static": name,
		children
	});
}
// app/layout.tsx
/** What every page has around it, and what happens on every page. */
function Layout({ path, children }) {
	const menuOpen = usePopoverOpen("#menu");
	const behindMenu = useDeferredValue(menuOpen) && menuOpen;
	useLinks();
	useHashScrolling();
	useReveal();
	useEffect(() => document.documentElement.setAttribute("data-hydrated", ""), []);
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx("a", {
			className: "skip-link",
			href: "#main",
			inert: behindMenu,
			children: labels.skipToContent
		}),
		/* @__PURE__ */ jsx(Header, {
			path,
			menuOpen
		}),
		/* @__PURE__ */ jsx("main", {
			id: "main",
			tabIndex: -1,
			inert: behindMenu,
			children
		}),
		/* @__PURE__ */ jsx("div", {
			className: "contents",
			inert: behindMenu,
			children: /* @__PURE__ */ jsx(StaticHtml, {
				name: "footer",
				children: /* @__PURE__ */ jsx(Footer, {})
			})
		})
	] });
}
// app/site.tsx
/** One page with everything around it: what is prerendered, and what the browser takes over. */
function Site({ path, Page }) {
	return /* @__PURE__ */ jsx(ErrorBoundary, { children: /* @__PURE__ */ jsx(Layout, {
		path,
		children: /* @__PURE__ */ jsx(Page, {})
	}) });
}
export { useMediaQuery as a, reducedMotionQuery as c, Tooltip as i, constants as l, StaticHtml as n, usePopoverOpen as o, staticParts as r, isShortcut as s, Site as t, __exportAll as u };
