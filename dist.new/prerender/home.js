import { a as useMediaQuery, c as reducedMotionQuery, i as Tooltip, l as constants, n as StaticHtml, o as usePopoverOpen, s as isShortcut, u as __exportAll } from "./assets/hydrate-page-DUBGKQoA.js";
import { a as GraphDrawing, n as GraphRun, o as drawings, r as GraphRows, t as solutions } from "./assets/solutions-BKBzBhOU.js";
import { a as approach, c as ButtonLink, i as contactWords, l as TextLink, n as services, o as company, r as servicesSection } from "./assets/header-L6M-XZtX.js";
import { a as paths, i as defaultAnonKey, l as honeypotField, n as Refusal, s as contactColumns, t as Field, u as contact } from "./assets/field-bRXKj_AT.js";
import { S as releaseGraph, _ as phone, d as arrival, g as desktop } from "./assets/marks-CQAXkHjt.js";
import { n as pictures, t as Picture } from "./assets/picture-C4PRpk70.js";
import { Fragment, useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { flushSync } from "react-dom";
// app/drawings/approach.ts
var count$1 = approach.steps.length;
/** From step to step the line climbs more steeply, and leaves the picture rising. */
var climb$1 = {
	from: 250,
	to: 6,
	power: 2.6
};
/** The columns' left edges in per cent of the width, the line's height at each, and where it ends. */
var route = Array.from({ length: count$1 + 1 }, (_, step) => {
	const share = step / count$1;
	return [share * 100, climb$1.from - (climb$1.from - climb$1.to) * share ** climb$1.power];
});
route.slice(0, -1);
route.slice(-2);
// app/drawings/approach-line.tsx
/** One line through the four steps of an engagement, as wide as its columns. */
function ApproachLine() {
	return /* @__PURE__ */ jsx("div", {
		className: "approach-line",
		"aria-hidden": "true",
		children: /* @__PURE__ */ jsx("svg", {
			width: "100%",
			height: 260,
			children: /* @__PURE__ */ jsx("use", { href: `${drawings}#approach` })
		})
	});
}
// app/ui/claim-head.tsx
function ClaimHead({ id, title, claim, lead }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "claim-head",
		"data-reveal": "",
		children: [
			/* @__PURE__ */ jsx("h2", {
				className: "claim-name",
				id,
				children: title
			}),
			/* @__PURE__ */ jsx("p", {
				className: "claim",
				children: claim
			}),
			lead && /* @__PURE__ */ jsx("p", {
				className: "claim-lead",
				children: lead
			})
		]
	});
}
// app/sections/approach/approach.tsx
function Approach() {
	return /* @__PURE__ */ jsx("section", {
		className: "approach",
		id: "approach",
		"aria-labelledby": "approach-title",
		children: /* @__PURE__ */ jsxs("div", {
			className: "wrap",
			children: [/* @__PURE__ */ jsx(ClaimHead, {
				id: "approach-title",
				title: approach.title,
				claim: approach.claim,
				lead: approach.lead
			}), /* @__PURE__ */ jsxs("div", {
				className: "approach-track",
				"data-reveal": "",
				children: [/* @__PURE__ */ jsx(ApproachLine, {}), /* @__PURE__ */ jsx("ol", {
					className: "approach-steps",
					children: approach.steps.map(({ name, text, outcome }) => /* @__PURE__ */ jsxs("li", {
						className: "approach-step",
						children: [
							/* @__PURE__ */ jsx("h3", {
								className: "approach-name",
								children: name
							}),
							/* @__PURE__ */ jsx("p", { children: text }),
							/* @__PURE__ */ jsxs("p", {
								className: "approach-outcome",
								children: [
									/* @__PURE__ */ jsx("span", { children: approach.outcomeLabel }),
									" ",
									outcome
								]
							})
						]
					}, name))
				})]
			})]
		})
	});
}
// app/ui/toasts.ts
var toasts = [];
var nextId = 1;
var listeners = /* @__PURE__ */ new Set();
/** The newest takes the place of the one before, which it makes untrue. */
function showToast(toast) {
	update([{
		...toast,
		id: nextId++
	}]);
}
function dismissToast(id) {
	update(toasts.filter((toast) => toast.id !== id));
}
/** For useSyncExternalStore. */
function subscribeToToasts(listener) {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
function currentToasts() {
	return toasts;
}
function update(next) {
	toasts = next;
	for (const listener of listeners) listener();
}
// app/ui/toaster.tsx
/** Milliseconds a toast stays, counted anew after each look at it. */
var stays = {
	default: 8e3,
	destructive: 12e3
};
/** Where toasts appear. Both live regions are there from the start, or nothing would be announced. */
function Toaster({ dismissLabel }) {
	const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
	return /* @__PURE__ */ jsxs("div", {
		className: "toaster",
		children: [/* @__PURE__ */ jsx("div", {
			role: "status",
			children: toasts.map((toast) => toast.variant === "default" && /* @__PURE__ */ jsx(ToastCard, {
				dismissLabel,
				...toast
			}, toast.id))
		}), /* @__PURE__ */ jsx("div", {
			role: "alert",
			children: toasts.map((toast) => toast.variant === "destructive" && /* @__PURE__ */ jsx(ToastCard, {
				dismissLabel,
				...toast
			}, toast.id))
		})]
	});
}
function ToastCard({ id, variant, title, description, dismissLabel }) {
	const [hovered, setHovered] = useState(false);
	const [focused, setFocused] = useState(false);
	const attended = hovered || focused;
	const cameFrom = useRef(null);
	useEffect(() => {
		if (attended) return;
		const timer = setTimeout(() => dismissToast(id), stays[variant]);
		return () => clearTimeout(timer);
	}, [
		attended,
		id,
		variant
	]);
	const onFocus = ({ relatedTarget }) => {
		setFocused(true);
		cameFrom.current = relatedTarget;
	};
	const dismiss = () => {
		if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
		dismissToast(id);
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "toast",
		"data-variant": variant,
		onPointerEnter: () => setHovered(true),
		onPointerLeave: () => setHovered(false),
		onFocus,
		onBlur: () => setFocused(false),
		onKeyDown: ({ key }) => key === "Escape" && dismiss(),
		children: [
			/* @__PURE__ */ jsx("p", {
				className: "toast-title",
				children: title
			}),
			/* @__PURE__ */ jsx("p", {
				className: "toast-description",
				children: description
			}),
			/* @__PURE__ */ jsx("button", {
				className: "toast-dismiss",
				type: "button",
				onClick: dismiss,
				children: dismissLabel
			})
		]
	});
}
// app/sections/contact/environment.ts
/** Where the data API lives, and the public key it knows this site by. */
var backend = {
	url: void 0,
	anonKey: defaultAnonKey
};
// app/sections/contact/use-contact-form.ts
/** The form's states: idle, sending, sent and back. A failure goes back to idle with all as typed. */
function useContactForm() {
	const [state, setState] = useState("idle");
	const [refusal, setRefusal] = useState();
	const current = useRef("idle");
	const sentWith = useRef(null);
	const enter = useCallback((next, why) => {
		current.current = next;
		setState(next);
		setRefusal(why);
	}, []);
	useEffect(() => {
		if (state !== "idle" || !sentWith.current) return;
		if (refusal) {
			const control = document.getElementById(`contact-${refusal.control}`);
			control?.focus();
			control?.scrollIntoView({ block: "nearest" });
			return;
		}
		if (document.activeElement !== document.body) return;
		if (sentWith.current instanceof HTMLElement) sentWith.current.focus({ preventScroll: true });
	}, [state, refusal]);
	useEffect(() => {
		if (state !== "sent") return;
		const timer = setTimeout(() => enter("idle"), constants.sentButtonStateDuration);
		return () => clearTimeout(timer);
	}, [state, enter]);
	const submit = async (event) => {
		event.preventDefault();
		const form = event.currentTarget;
		if (current.current !== "idle") return;
		const fields = new FormData(form);
		sentWith.current = document.activeElement;
		enter("sending");
		try {
			if (!fields.get("leave_empty")) {
				const sender = await loadSender();
				if (!sender) return submitDocument(form, () => enter("idle"));
				const why = await sender.sendMessage(fields);
				if (why) return enter("idle", why);
			}
		} catch (error) {
			console.error("The message could not be sent.", error);
			enter("idle", error.refusal);
			showToast({
				variant: "destructive",
				...contact.toasts.failed
			});
			return;
		}
		form.reset();
		enter("sent");
		showToast({
			variant: "default",
			...contact.toasts.sent
		});
	};
	/** What is written anew is no longer refused. */
	const amend = ({ target }) => {
		if (target.name === refusal?.control) setRefusal(void 0);
	};
	return {
		state,
		refusal,
		setRefusal,
		submit,
		amend
	};
}
/**
* The client library is large and no part of the first view, so it comes when it is needed. Undefined where
* a newer build has taken its place and our own server, which is there, takes the form without it.
*/
async function loadSender() {
	try {
		return await import("./assets/send-message-DJaRXPbA.js");
	} catch (error) {
		if (backend.url || !(await fetch(paths.health)).ok) throw error;
		return;
	}
}
/** As a browser without scripts would send it. Whoever comes back from the answer finds the form as it was. */
function submitDocument(form, onLeave) {
	window.addEventListener("pagehide", onLeave, { once: true });
	form.submit();
}
// app/sections/contact/use-sender-preload.ts
/** How near the form has to come before its client library is fetched. */
var near = "400px";
/** Fetches what sends a message, and keeps it, when the form comes near or is touched, and not before. */
function useSenderPreload(form, onReturn) {
	useEffect(() => {
		const element = form.current;
		if (!element) return;
		const observer = new IntersectionObserver(([entry]) => {
			if (entry?.isIntersecting) preload();
		}, { rootMargin: near });
		const stop = () => {
			observer.disconnect();
			element.removeEventListener("focusin", preload);
		};
		const preload = () => {
			stop();
			import("./assets/send-message-DJaRXPbA.js").then(({ keepForm }) => onReturn(keepForm(element)), () => {});
		};
		if (window.history.state) preload();
		else {
			observer.observe(element);
			element.addEventListener("focusin", preload);
		}
		return stop;
	}, [form, onReturn]);
}
// app/sections/contact/use-subject.ts
/** Begins the message with the subject of the link that led to the form. What the visitor has written stays. */
function useSubject(form) {
	useEffect(() => {
		let begun = "";
		const begin = ({ target }) => {
			const link = target.closest("[data-subject]");
			const field = form.current?.elements.namedItem("message");
			if (!link || !field || field.value && field.value !== begun) return;
			begun = `${contact.subject} ${link.dataset["subject"]}\n\n`;
			field.value = begun;
		};
		document.addEventListener("click", begin);
		return () => document.removeEventListener("click", begin);
	}, [form]);
}
// app/sections/contact/contact-form.tsx
function ContactForm() {
	const form = useRef(null);
	const { state, refusal, setRefusal, submit, amend } = useContactForm();
	useSenderPreload(form, setRefusal);
	useSubject(form);
	const refusalOf = (control) => refusal?.control === control ? refusal.text : void 0;
	return /* @__PURE__ */ jsxs("form", {
		ref: form,
		className: "contact-form",
		method: "post",
		action: paths.contactForm,
		"aria-labelledby": "contact-title",
		"data-state": state,
		onSubmit: submit,
		onInput: amend,
		children: [
			contactColumns.map((column) => /* @__PURE__ */ jsx(Field, {
				column,
				refusal: refusalOf(column)
			}, column)),
			/* @__PURE__ */ jsx("div", {
				className: "honeypot",
				"aria-hidden": "true",
				children: /* @__PURE__ */ jsxs("label", { children: [contact.fields.honeypot.label, /* @__PURE__ */ jsx("input", {
					type: "text",
					name: honeypotField,
					tabIndex: -1,
					autoComplete: "off"
				})] })
			}),
			/* @__PURE__ */ jsx(Refusal, {
				of: "contact-submit",
				text: refusalOf("submit")
			}),
			/* @__PURE__ */ jsxs("button", {
				className: "submit",
				id: "contact-submit",
				type: "submit",
				"aria-live": "polite",
				"aria-describedby": refusalOf("submit") && "contact-submit-refusal",
				disabled: state !== "idle",
				children: [state === "sending" && /* @__PURE__ */ jsx("span", { className: "spinner" }), /* @__PURE__ */ jsx("span", { children: contact.submit[state] })]
			})
		]
	});
}
// app/sections/contact/contact-words.tsx
var { title, claim, lead, next, privacy } = contactWords;
/** Before the form: who reads it. */
function ContactWords() {
	return /* @__PURE__ */ jsx(ClaimHead, {
		id: "contact-title",
		title,
		claim,
		lead
	});
}
/** After it: what happens to a message, and what is kept of it. */
function ContactNext() {
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsxs("div", {
		className: "contact-next",
		children: [
			/* @__PURE__ */ jsx("h3", {
				className: "contact-subtitle",
				children: next.title
			}),
			/* @__PURE__ */ jsx("ol", {
				className: "contact-steps",
				children: next.steps.map((step) => /* @__PURE__ */ jsx("li", { children: step }, step))
			}),
			/* @__PURE__ */ jsxs("p", { children: [
				next.direct,
				" ",
				/* @__PURE__ */ jsx("a", {
					href: `mailto:${company.mailboxes.general}`,
					children: company.mailboxes.general
				})
			] })
		]
	}), /* @__PURE__ */ jsxs("div", {
		className: "privacy",
		id: "privacy",
		children: [/* @__PURE__ */ jsx("h3", {
			className: "contact-subtitle",
			children: privacy.title
		}), privacy.lines.map((line) => /* @__PURE__ */ jsx("p", { children: line }, line))]
	})] });
}
// app/sections/contact/contact.tsx
function Contact() {
	return /* @__PURE__ */ jsxs("section", {
		className: "contact",
		id: "contact",
		"aria-labelledby": "contact-title",
		children: [/* @__PURE__ */ jsxs("div", {
			className: "wrap contact-columns",
			children: [
				/* @__PURE__ */ jsx(StaticHtml, {
					name: "contact-words",
					children: /* @__PURE__ */ jsx(ContactWords, {})
				}),
				/* @__PURE__ */ jsx(ContactForm, {}),
				/* @__PURE__ */ jsx(StaticHtml, {
					name: "contact-next",
					children: /* @__PURE__ */ jsx(ContactNext, {})
				})
			]
		}), /* @__PURE__ */ jsx(Toaster, { dismissLabel: contact.toasts.dismiss })]
	});
}
// app/browser/use-hydrating.ts
var never = () => () => {};
/** True while the server's HTML is taken over (and on the server), false ever after. */
function useHydrating() {
	return useSyncExternalStore(never, () => false, () => true);
}
// app/browser/use-keyboard-focus.ts
/**
* Whether the keyboard is somewhere in this element. Focus that a click left behind does not count:
* the reader may be gone.
*/
function useKeyboardFocus() {
	const [focused, setFocused] = useState(false);
	return {
		focused,
		handlers: {
			onFocus: (event) => setFocused(event.target.matches(":focus-visible")),
			onBlur: (event) => {
				if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
			}
		}
	};
}
// app/browser/use-swipe.ts
/**
* Handlers that report a horizontal swipe of one finger: 1 to the next, -1 to
* the previous. A touch that moves further down than across stays a scroll.
*/
function useSwipe(onSwipe) {
	const start = useRef(null);
	return {
		onTouchStart: (event) => {
			start.current = event.touches.length === 1 ? pointOf(event.touches[0]) : null;
		},
		onTouchEnd: (event) => {
			const from = start.current;
			const to = pointOf(event.changedTouches[0]);
			start.current = null;
			if (!from || !to) return;
			const across = to.x - from.x;
			const down = to.y - from.y;
			if (Math.abs(across) <= constants.swipeThreshold || Math.abs(across) <= Math.abs(down)) return;
			onSwipe(across < 0 ? 1 : -1);
		},
		onTouchCancel: () => {
			start.current = null;
		}
	};
}
function pointOf(touch) {
	return touch ? {
		x: touch.clientX,
		y: touch.clientY
	} : null;
}
// content/hero.ts
/** What the carousel itself says. */
var hero = {
	/** The tagline again, broken where a phone breaks it. */
	titleLines: ["Enabling Velocity", "through AI"],
	label: `What ${company.name} offers`,
	controls: {
		label: "Slides",
		pause: "Pause",
		play: "Play",
		slides: [company.products.launch, company.products.observe]
	}
};
// app/sections/hero/hero-controls.tsx
function HeroControls({ carousel }) {
	const pauseLabel = carousel.advancing ? hero.controls.pause : hero.controls.play;
	return /* @__PURE__ */ jsxs("div", {
		className: "hero-controls",
		role: "group",
		"aria-label": hero.controls.label,
		children: [
			/* @__PURE__ */ jsx("button", {
				className: "hero-pause",
				type: "button",
				"aria-label": pauseLabel,
				"data-tooltip": "pause-tip",
				"data-paused": !carousel.advancing,
				onClick: carousel.togglePause
			}),
			/* @__PURE__ */ jsx(Tooltip, {
				id: "pause-tip",
				children: pauseLabel
			}),
			hero.controls.slides.map((title, index) => /* @__PURE__ */ jsx(HeroDot, {
				carousel,
				index,
				title
			}, title))
		]
	});
}
function HeroDot({ carousel, index, title }) {
	const tip = `dot-tip-${index + 1}`;
	const label = `Slide ${index + 1}: ${title}`;
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx("button", {
		className: "hero-dot",
		type: "button",
		"aria-label": label,
		"aria-current": index === carousel.index ? "true" : void 0,
		"data-tooltip": tip,
		onClick: () => carousel.choose(index)
	}), /* @__PURE__ */ jsx(Tooltip, {
		id: tip,
		children: label
	})] });
}
// app/drawings/release-graph/graph-head.tsx
/**
* The current release itself, drawn where it arrives, and the ring that opens when it does. Two
* drawings, because a browser moves a whole `svg` without painting, but not a part of one.
*/
function GraphHead({ composition }) {
	const { width, height, marks } = composition;
	const { x, y } = arrival(composition);
	const viewBox = `0 0 ${width} ${height}`;
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx("svg", {
		className: "graph-arrival",
		viewBox,
		children: /* @__PURE__ */ jsx("circle", {
			cx: x,
			cy: y,
			r: marks.head
		})
	}), /* @__PURE__ */ jsx("svg", {
		className: "graph-head",
		viewBox,
		children: /* @__PURE__ */ jsx("circle", {
			cx: x,
			cy: y,
			r: marks.head
		})
	})] });
}
// app/drawings/release-graph/release-graph.tsx
/** The hero's live pipeline. Both compositions are in the page; CSS shows the one that fits. */
function ReleaseGraph() {
	return /* @__PURE__ */ jsxs("div", {
		className: "graph graph-live",
		children: [/* @__PURE__ */ jsx(GraphRows, {}), [desktop, phone].map((composition) => /* @__PURE__ */ jsxs(GraphDrawing, {
			composition,
			children: [/* @__PURE__ */ jsx(GraphRun, { composition }), /* @__PURE__ */ jsx(GraphHead, { composition })]
		}, composition.name))]
	});
}
// content/hero-slides.ts
/** The slides, in order. */
var heroSlides = [{
	title: company.products.launch,
	description: "Kubernetes automation for large enterprises, on AWS, GCP, Azure, on-prem and bare metal: release pipelines, GPU AI deployment and environments, all as code.",
	type: "component",
	actions: [{
		label: "Talk to us",
		href: "#contact",
		kind: "button"
	}, {
		label: "See the workflow",
		href: "/product#workflow",
		kind: "link"
	}]
}, {
	title: company.products.observe,
	description: "AI-accelerated managed services: AI suggests the cause of an incident, a person confirms it. Assets, objectives, policy and risk in one account.",
	type: "image",
	image: {
		name: "observe-feature",
		alt: "A managed-services dashboard: a service’s planned and actual latency with the band its objective allows, assets counted, controls passing by framework, and an incident whose cause AI suggested and a person confirmed.",
		key: [
			"Dashed is planned.",
			"Solid is actual.",
			"Shaded is the objective."
		]
	},
	actions: [{
		label: "Talk to us",
		href: "#contact",
		kind: "button"
	}, {
		label: "What it covers",
		href: "#solutions",
		kind: "link"
	}]
}];
// app/sections/hero/slide-figure.tsx
/** What a slide shows beside its words. Two boxes hold it, which move against each other when the slides change. */
function SlideFigure({ label, legend, children }) {
	return /* @__PURE__ */ jsxs("figure", {
		className: "slide-figure",
		"aria-label": label,
		children: [/* @__PURE__ */ jsx("div", {
			className: "slide-art",
			children: /* @__PURE__ */ jsx("div", { children })
		}), /* @__PURE__ */ jsx("figcaption", {
			className: "slide-key",
			children: legend.map(([symbol, words]) => /* @__PURE__ */ jsxs("span", { children: [/* @__PURE__ */ jsx("svg", {
				viewBox: "0 0 28 20",
				width: "28",
				height: "20",
				"aria-hidden": "true",
				children: /* @__PURE__ */ jsx("path", { d: symbol })
			}), words] }, words))
		})]
	});
}
// app/ui/unbroken.tsx
/** Words that a line may not break at their hyphen. */
var unbroken = "on-prem";
/** Text whose hyphenated short words stay on one line: there is no hyphen in the font that would. */
function Unbroken({ text }) {
	const [before, after] = text.split(unbroken);
	if (after === void 0) return text;
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		before,
		/* @__PURE__ */ jsx("span", {
			className: "unbroken",
			children: unbroken
		}),
		after
	] });
}
// app/sections/hero/slide-words.tsx
function SlideWords({ title, description, actions }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "slide-words",
		children: [
			/* @__PURE__ */ jsx("h2", {
				className: "slide-title",
				children: title
			}),
			/* @__PURE__ */ jsx("p", {
				className: "slide-text",
				children: /* @__PURE__ */ jsx(Unbroken, { text: description })
			}),
			/* @__PURE__ */ jsx("p", {
				className: "slide-actions",
				children: actions.map(({ label, href, kind }) => {
					return /* @__PURE__ */ jsx(kind === "button" ? ButtonLink : TextLink, {
						href,
						children: label
					}, href);
				})
			})
		]
	});
}
// app/sections/hero/launch-slide.tsx
var [release, wait, climb] = releaseGraph.key;
function LaunchSlide() {
	return /* @__PURE__ */ jsxs("div", {
		className: "slide launch-slide",
		children: [/* @__PURE__ */ jsx(SlideWords, { ...heroSlides[0] }), /* @__PURE__ */ jsx(SlideFigure, {
			label: releaseGraph.description,
			legend: [
				["M2 18h6l9-16h9", release],
				["M2 10h24", wait],
				["M9 18l9-16", climb]
			],
			children: /* @__PURE__ */ jsx(ReleaseGraph, {})
		})]
	});
}
// app/sections/hero/observe-slide.tsx
function ObserveSlide() {
	const slide = heroSlides[1];
	const { name, alt, key } = slide.image;
	const [planned, actual, allowed] = key;
	const instead = [
		{
			media: "(width < 43.75em)",
			picture: pictures[`${name}-phone`]
		},
		{
			media: "(max-width: 859px)",
			picture: pictures[`${name}-tablet`]
		},
		{
			media: "(max-width: 987px), (width >= 80em) and ((max-width: 1399px) or (height < 55em))",
			picture: pictures[`${name}-notebook`]
		}
	];
	return /* @__PURE__ */ jsxs("div", {
		className: "slide observe-slide",
		children: [/* @__PURE__ */ jsx(SlideWords, { ...slide }), /* @__PURE__ */ jsx(SlideFigure, {
			legend: [
				["M2 12h6m4-2h6m4-2h5", planned],
				["M2 12l5-4 4 5 5-8 4 9 6-5", actual],
				["M5 3v14m6-14v14m6-14v14m6-14v14", allowed]
			],
			children: /* @__PURE__ */ jsx(Picture, {
				className: "observe-picture",
				alt,
				wide: pictures[name],
				instead,
				sizes: "(width < 43.75em) 240px, (width < 80em) 90vw, min(66vw, 1164px)"
			})
		})]
	});
}
// app/browser/use-in-view.ts
/** Whether at least this fraction of the element is in the window; undefined until that is known. */
function useInView(ref, threshold) {
	const [inView, setInView] = useState();
	useEffect(() => {
		const element = ref.current;
		if (!element) return;
		const observer = new IntersectionObserver(([entry]) => setInView(entry !== void 0 && entry.intersectionRatio >= threshold), { threshold });
		observer.observe(element);
		return () => observer.disconnect();
	}, [ref, threshold]);
	return inView;
}
// app/browser/use-page-visible.ts
function subscribe(onChange) {
	document.addEventListener("visibilitychange", onChange);
	return () => document.removeEventListener("visibilitychange", onChange);
}
/** False while the tab is in the background. */
function usePageVisible() {
	return useSyncExternalStore(subscribe, () => document.visibilityState === "visible", () => true);
}
// app/browser/use-reduced-motion.ts
/** Whether the visitor asked for less motion. */
function useReducedMotion() {
	return useMediaQuery(reducedMotionQuery, false);
}
// app/browser/use-rotation.ts
/** Shows the next of several things after each interval, round and round, while it is running. */
function useRotation({ running, index, count, interval, show }) {
	const showNext = useEffectEvent(() => show((index + 1) % count));
	useEffect(() => {
		if (!running) return;
		const timer = setTimeout(showNext, interval);
		return () => clearTimeout(timer);
	}, [
		running,
		index,
		interval
	]);
}
// app/sections/hero/use-carousel.ts
/**
* The hero's slides in time. They advance until the visitor chooses a slide
* for themselves or pauses, and begin again once the section has left view
* and come back. Pausing also holds the drawing still; choosing does not.
*/
function useCarousel({ section, count, held }) {
	const [index, setIndex] = useState(0);
	const [turned, setTurned] = useState(false);
	const [advancing, setAdvancing] = useState(true);
	const [paused, setPaused] = useState(false);
	const inView = useInView(section, constants.heroVisibilityThreshold);
	const [wasInView, setWasInView] = useState(inView);
	const pageVisible = usePageVisible();
	const reducedMotion = useReducedMotion();
	if (inView !== wasInView) {
		setWasInView(inView);
		if (inView && wasInView === false) {
			setAdvancing(true);
			setPaused(false);
		}
	}
	const show = (next) => {
		setTurned(turned || next !== index);
		setIndex(next);
	};
	useRotation({
		running: advancing && inView === true && pageVisible && !reducedMotion && !held,
		index,
		count,
		interval: constants.heroAutoAdvanceInterval,
		show
	});
	return {
		index,
		/** Whether one slide has given way to another yet. */
		turned,
		count,
		advancing: advancing && !reducedMotion,
		moving: !paused && pageVisible,
		stop: () => setAdvancing(false),
		choose: (chosen) => {
			setAdvancing(false);
			show((chosen + count) % count);
		},
		togglePause: () => {
			setAdvancing(!advancing);
			setPaused(advancing);
		}
	};
}
// app/sections/hero/hero.tsx
var slides = [/* @__PURE__ */ jsx(StaticHtml, {
	name: "launch-slide",
	children: /* @__PURE__ */ jsx(LaunchSlide, {})
}, "launch"), /* @__PURE__ */ jsx(StaticHtml, {
	name: "observe-slide",
	children: /* @__PURE__ */ jsx(ObserveSlide, {})
}, "observe")];
function Hero() {
	const section = useRef(null);
	const hydrating = useHydrating();
	const { focused, handlers } = useKeyboardFocus();
	const explained = usePopoverOpen("#hero *");
	const [touched, setTouched] = useState(false);
	const held = focused || explained || touched;
	const carousel = useCarousel({
		section,
		count: slides.length,
		held
	});
	const swipe = useSwipe((step) => carousel.choose(carousel.index + step));
	return /* @__PURE__ */ jsxs("section", {
		ref: section,
		className: "hero",
		id: "hero",
		"aria-roledescription": "carousel",
		"aria-label": hero.label,
		"data-hydrating": hydrating || void 0,
		...handlers,
		...swipe,
		children: [
			/* @__PURE__ */ jsxs("h1", {
				className: "hero-title",
				children: [
					hero.titleLines[0],
					" ",
					/* @__PURE__ */ jsx("span", { children: hero.titleLines[1] })
				]
			}),
			/* @__PURE__ */ jsx("div", {
				className: "hero-slides",
				"aria-live": carousel.advancing ? "off" : "polite",
				onClick: carousel.stop,
				onPointerDown: () => setTouched(true),
				onPointerUp: () => setTouched(false),
				onPointerLeave: () => setTouched(false),
				children: slides.map((slide, index) => {
					const shown = index === carousel.index;
					return /* @__PURE__ */ jsx("div", {
						className: "hero-slide",
						role: "group",
						"aria-roledescription": "slide",
						"aria-label": `${index + 1} of ${slides.length}`,
						"aria-hidden": !shown,
						inert: !shown,
						"data-motion": shown && carousel.moving ? "running" : "paused",
						"data-turn": carousel.turned ? shown ? "in" : "out" : void 0,
						children: slide
					}, index);
				})
			}),
			/* @__PURE__ */ jsx(HeroControls, { carousel })
		]
	});
}
// \0virtual:services
var serviceRows = [
	{
		"id": "infrastructure",
		"title": "Infrastructure",
		"shortDescription": "Scalable cloud and on-prem"
	},
	{
		"id": "platform",
		"title": "Platform and Pipeline",
		"shortDescription": "CI/CD enablement"
	},
	{
		"id": "observability",
		"title": "Observability",
		"shortDescription": "Availability, SLA and SLO management"
	},
	{
		"id": "security",
		"title": "Security and GRC",
		"shortDescription": "Policy and risk management"
	},
	{
		"id": "managed",
		"title": "Managed Services",
		"shortDescription": "AI and automation-driven processes"
	},
	{
		"id": "consulting",
		"title": "Consulting and Strategy",
		"shortDescription": "Strategic planning"
	}
];
// app/browser/keep-in-place.ts
/** Makes a change to the page and leaves an element where it is in the window, as browsers without scroll anchoring do not. */
function keepInPlace(element, change) {
	const { top } = element.getBoundingClientRect();
	flushSync(change);
	const moved = element.getBoundingClientRect().top - top;
	if (moved !== 0) window.scrollBy({
		top: moved,
		behavior: "instant"
	});
}
// app/sections/services/ids.ts
/** A service's panel and the two controls for it, by which they name each other. */
var ids = {
	panel: (service) => `service-${service}`,
	tab: (service) => `tab-${service}`,
	heading: (service) => `heading-${service}`
};
// app/drawings/services/service-drawing.tsx
/**
* A service's drawing, for an ink panel that hides what runs past its right edge. The width of the
* wrapper, not of the page, decides which of its compositions is displayed.
*/
function ServiceDrawing({ service }) {
	const descriptionId = `${service}-shows`;
	return /* @__PURE__ */ jsxs("div", {
		className: "service-drawing",
		children: [/* @__PURE__ */ jsx("p", {
			id: descriptionId,
			hidden: true,
			children: services[service].drawing.shows
		}), /* @__PURE__ */ jsx("svg", {
			role: "img",
			"aria-labelledby": descriptionId,
			children: /* @__PURE__ */ jsx("use", { href: `${drawings}#${service}` })
		})]
	});
}
// app/sections/services/service-panel.tsx
/** One service in full: its drawing, its description, its features and the way to ask about it. */
function ServicePanel({ service }) {
	const { title, description, features, partOf } = services[service];
	return /* @__PURE__ */ jsxs("div", {
		className: "service-panel",
		children: [/* @__PURE__ */ jsx(ServiceDrawing, { service }), /* @__PURE__ */ jsxs("div", {
			className: "service-words",
			children: [/* @__PURE__ */ jsxs("div", { children: [
				/* @__PURE__ */ jsx("p", {
					className: "service-title",
					children: title
				}),
				/* @__PURE__ */ jsx("p", {
					className: "service-description",
					children: description
				}),
				partOf && /* @__PURE__ */ jsxs("p", {
					className: "service-part",
					children: [
						servicesSection.partOf,
						" ",
						/* @__PURE__ */ jsx("a", {
							href: "#solutions",
							children: partOf
						})
					]
				}),
				/* @__PURE__ */ jsx(TextLink, {
					href: "#contact",
					"data-subject": title,
					children: `${servicesSection.ask} ${title}`
				})
			] }), /* @__PURE__ */ jsx("ul", {
				className: "service-features",
				children: features.map((feature) => /* @__PURE__ */ jsx("li", { children: feature }, feature))
			})]
		})]
	});
}
// app/sections/services/service-row.tsx
/**
* The control for one service, in either form: its number, its name and a short line. Until scripts
* answer, the browser itself opens what it controls.
*/
function ServiceRow({ number, service, panel, ...props }) {
	const controls = useHydrating() ? { popoverTarget: panel } : { "aria-controls": panel };
	return /* @__PURE__ */ jsxs("button", {
		className: "service-row",
		type: "button",
		...props,
		...controls,
		children: [
			/* @__PURE__ */ jsx("span", {
				className: "service-number",
				children: number
			}),
			/* @__PURE__ */ jsx("span", {
				className: "service-name",
				children: service.title
			}),
			/* @__PURE__ */ jsx("span", {
				className: "service-short",
				children: service.shortDescription
			})
		]
	});
}
// app/sections/services/services-tabs.tsx
var count = serviceRows.length;
/** The list of services on large screens. The selected one changes until the visitor chooses one. */
function ServicesTabs(props) {
	const { section, selected, select, choose, held, onLeaveView } = props;
	const hydrating = useHydrating();
	const [hovered, setHovered] = useState(false);
	const inView = useInView(section, constants.servicesVisibilityThreshold);
	const pageVisible = usePageVisible();
	const reducedMotion = useReducedMotion();
	const rotating = !held && !hovered && inView === true && pageVisible && !reducedMotion;
	const seen = useRef(false);
	useEffect(() => {
		if (inView) seen.current = true;
		else if (seen.current) onLeaveView(false);
	}, [inView, onLeaveView]);
	useRotation({
		running: rotating,
		index: selected,
		count,
		interval: constants.servicesRotationInterval,
		show: select
	});
	const onKeyDown = (event) => {
		const target = targetOfKey(event.key, selected);
		if (target === void 0 || isShortcut(event)) return;
		event.preventDefault();
		select(target);
		event.currentTarget.querySelectorAll("[role=\"tab\"]")[target]?.focus();
	};
	return /* @__PURE__ */ jsx("div", {
		className: "services-tabs",
		role: "tablist",
		"aria-orientation": "vertical",
		"aria-labelledby": "services-title",
		"data-rotating": rotating,
		onKeyDown,
		onPointerEnter: ({ pointerType }) => setHovered(pointerType === "mouse"),
		onPointerLeave: () => setHovered(false),
		children: serviceRows.map((service, index) => /* @__PURE__ */ jsx(ServiceRow, {
			number: index + 1,
			service,
			role: "tab",
			"aria-selected": index === selected,
			tabIndex: hydrating || index === selected ? 0 : -1,
			id: ids.tab(service.id),
			panel: ids.panel(service.id),
			onPointerEnter: ({ pointerType }) => pointerType === "mouse" && select(index),
			onFocus: () => select(index),
			onClick: () => choose(index)
		}, service.id))
	});
}
function targetOfKey(key, selected) {
	switch (key) {
		case "ArrowDown":
		case "ArrowRight": return (selected + 1) % count;
		case "ArrowUp":
		case "ArrowLeft": return (selected + count - 1) % count;
		case "Home": return 0;
		case "End": return count - 1;
	}
}
// app/sections/services/services.tsx
/**
* The six services, as tabs on large screens and as an accordion on small ones. The panels are the
* same; the HTML holds the controls of both and the style sheet shows one set, because the server
* cannot know the window. Once hydrated only the right one stays; until then each opens
* its panel as a popover.
*/
function Services() {
	const section = useRef(null);
	const form = useForm();
	const [shown, show] = useState(0);
	const selected = shown ?? 0;
	const [chosen, setChosen] = useState(false);
	const { focused, handlers } = useKeyboardFocus();
	const choose = (index) => {
		show(index);
		setChosen(true);
	};
	return /* @__PURE__ */ jsx("section", {
		ref: section,
		className: "services",
		id: "services",
		"aria-labelledby": "services-title",
		...handlers,
		children: /* @__PURE__ */ jsxs("div", {
			className: "wrap",
			children: [/* @__PURE__ */ jsx(StaticHtml, {
				name: "services-head",
				children: /* @__PURE__ */ jsx(ClaimHead, {
					id: "services-title",
					...servicesSection
				})
			}), /* @__PURE__ */ jsxs("div", {
				className: "services-board",
				children: [form !== "accordion" && /* @__PURE__ */ jsx(ServicesTabs, {
					section,
					selected,
					select: show,
					choose,
					held: chosen || focused,
					onLeaveView: setChosen
				}), serviceRows.map((service, index) => {
					const { id } = service;
					const open = index === (form === "accordion" ? shown : selected);
					return /* @__PURE__ */ jsxs(Fragment, { children: [form !== "tabs" && /* @__PURE__ */ jsx("h3", {
						className: "service-heading",
						children: /* @__PURE__ */ jsx(ServiceRow, {
							number: index + 1,
							service,
							"aria-expanded": open,
							id: ids.heading(id),
							panel: ids.panel(id),
							onClick: ({ currentTarget }) => keepInPlace(currentTarget, () => choose(open ? void 0 : index))
						})
					}), /* @__PURE__ */ jsx("div", {
						className: "service-place",
						hidden: !open,
						popover: form === "both" && !open ? "auto" : void 0,
						role: form === "accordion" ? "region" : "tabpanel",
						tabIndex: form === "tabs" ? 0 : void 0,
						id: ids.panel(id),
						"aria-labelledby": form === "tabs" ? ids.tab(id) : ids.heading(id),
						children: /* @__PURE__ */ jsx(StaticHtml, {
							name: ids.panel(id),
							children: /* @__PURE__ */ jsx(ServicePanel, { service: id })
						})
					})] }, id);
				})]
			})]
		})
	});
}
function useForm() {
	const large = useMediaQuery("(min-width: 1024px)", true);
	if (useHydrating()) return "both";
	return large ? "tabs" : "accordion";
}
// app/drawings/solutions/solution-drawing.tsx
/** What an offering does, as a line over its name; the list below says it in words. */
function SolutionDrawing({ solution }) {
	return /* @__PURE__ */ jsx("svg", {
		"aria-hidden": "true",
		children: /* @__PURE__ */ jsx("use", { href: `${drawings}#${solution}` })
	});
}
// app/sections/solutions/solutions.tsx
function Solutions() {
	return /* @__PURE__ */ jsx("section", {
		className: "solutions",
		id: "solutions",
		"aria-labelledby": "solutions-title",
		children: /* @__PURE__ */ jsxs("div", {
			className: "wrap",
			children: [/* @__PURE__ */ jsx(ClaimHead, {
				id: "solutions-title",
				title: solutions.title,
				claim: solutions.claim
			}), /* @__PURE__ */ jsx("div", {
				className: "solutions-columns",
				children: solutions.items.map(({ id, name, summary, capabilities, link }) => /* @__PURE__ */ jsxs("article", {
					className: "solution",
					"data-reveal": "",
					children: [
						/* @__PURE__ */ jsx(SolutionDrawing, { solution: id }),
						/* @__PURE__ */ jsx("h3", {
							className: "solution-name",
							children: name
						}),
						/* @__PURE__ */ jsx("p", {
							className: "solution-summary",
							children: summary
						}),
						/* @__PURE__ */ jsxs("details", {
							className: "fold",
							children: [/* @__PURE__ */ jsx("summary", { children: solutions.covers }), /* @__PURE__ */ jsx("dl", {
								className: "timetable",
								children: capabilities.map((capability) => /* @__PURE__ */ jsxs("div", {
									className: "timetable-row",
									children: [/* @__PURE__ */ jsx("dt", { children: /* @__PURE__ */ jsx(Unbroken, { text: capability.name }) }), /* @__PURE__ */ jsx("dd", { children: capability.text })]
								}, capability.name))
							})]
						}),
						/* @__PURE__ */ jsx("p", {
							className: "solution-link",
							children: /* @__PURE__ */ jsx(TextLink, {
								href: link.href,
								"data-subject": link.subject,
								children: link.label
							})
						})
					]
				}, id))
			})]
		})
	});
}
// app/pages/home.tsx
var home_exports = /* @__PURE__ */ __exportAll({ Page: () => Page });
function Page() {
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx(Hero, {}),
		/* @__PURE__ */ jsx(Services, {}),
		/* @__PURE__ */ jsx(StaticHtml, {
			name: "solutions",
			children: /* @__PURE__ */ jsx(Solutions, {})
		}),
		/* @__PURE__ */ jsx(StaticHtml, {
			name: "approach",
			children: /* @__PURE__ */ jsx(Approach, {})
		}),
		/* @__PURE__ */ jsx(Contact, {})
	] });
}
export { Page, backend as n, home_exports as t };
