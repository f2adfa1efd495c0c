// Test run: integration
/** Every address that is asked here is on this machine. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createDiskStore } from "../../../src/engine/cache/disk-store.ts";
import {
	checkExternalLinks,
	type ExternalCheckOptions,
} from "../../../src/quality/external-links/check-external-links.ts";
import type { ExternalLink } from "../../../src/quality/external-links/external-link.ts";
import { inFolder } from "../../site.ts";
import { redirectTo, type TestAnswer, withServer } from "./external-server.ts";
import { selfSignedCertificate } from "./self-signed-certificate.ts";

const outside = suite("outside links");

const check = (urls: readonly (string | ExternalLink)[], options: Partial<ExternalCheckOptions> = {}) =>
	inFolder((folder) =>
		checkExternalLinks(
			urls.map((url) => (typeof url === "string" ? { url } : url)),
			{
				agent: "ssg-link-check",
				version: "1.0",
				concurrency: 8,
				concurrencyPerHost: 8,
				delayMs: 0,
				timeoutMs: 5000,
				retries: 2,
				retryDelayMs: 1,
				ignore: [],
				ignoreKey: "check.external.ignore",
				store: createDiskStore(folder, "test"),
				...options,
			},
		),
	);

/** What is reported about a page with some answers, and what its server was asked. */
const checkPage = (
	answer: TestAnswer,
	{
		hash = "",
		others = {},
		...options
	}: Partial<ExternalCheckOptions> & { hash?: string; others?: Record<string, TestAnswer> } = {},
) =>
	withServer({ "/page": answer, ...others }, async ({ origin, requests }) => ({
		problems: (await check([`${origin}/page${hash}`], options)).map(
			({ severity, code, message }) => `${severity} ${code}: ${message.replaceAll(origin, "")}`,
		),
		requests,
	}));

const BROKEN = "error external-link-broken: broken link to /page:";
const UNREACHABLE = "warning external-link-unreachable: no page at /page at the moment:";
const REFUSED = "warning external-link-refused: /page is not for programs:";

const statuses: [status: number, problem: string | undefined, gets: number][] = [
	[200, undefined, 0],
	[204, undefined, 0],
	[300, undefined, 0],
	[400, `${BROKEN} 400 Bad Request`, 1],
	[401, `${REFUSED} 401 Unauthorized`, 1],
	[403, `${REFUSED} 403 Forbidden`, 1],
	[404, `${BROKEN} 404 Not Found`, 1],
	[410, `${BROKEN} 410 Gone`, 1],
	[429, `${UNREACHABLE} 429 Too Many Requests`, 3],
	[451, `${REFUSED} 451 Unavailable For Legal Reasons`, 1],
	[500, `${UNREACHABLE} 500 Internal Server Error`, 3],
	[501, `${UNREACHABLE} 501 Not Implemented`, 1],
	[503, `${UNREACHABLE} 503 Service Unavailable`, 3],
	[999, `${REFUSED} 999`, 1],
];
for (const [status, problem, gets] of statuses)
	outside(`${status} is ${problem?.split(":")[0] ?? "right"}`, async () => {
		const { problems, requests } = await checkPage(status);
		assert.equal(problems, problem ? [problem] : []);
		assert.equal(requests, ["HEAD /page", ...Array.from({ length: gets }, () => "GET /page")]);
	});

outside("a server that knows no HEAD is asked with GET", async () => {
	for (const status of [403, 404, 405, 501]) {
		const { problems, requests } = await checkPage(({ method }, response) =>
			response.writeHead(method === "HEAD" ? status : 200).end(),
		);
		assert.equal(problems, []);
		assert.equal(requests, ["HEAD /page", "GET /page"]);
	}
});

outside("an error that passes is not reported", async () => {
	let asked = 0;
	const { problems, requests } = await checkPage((_, response) => response.writeHead(asked++ < 3 ? 503 : 200).end());
	assert.equal(problems, []);
	assert.is(requests.length, 4);
});

outside("a server that never answers", async () => {
	const { problems } = await checkPage(() => {}, { timeoutMs: 100, retries: 1 });
	assert.equal(problems, [`${UNREACHABLE} no answer in time`]);
});

outside("a server that stops in the middle of a page", async () => {
	const { problems } = await checkPage(
		(_, response) => {
			response.writeHead(200, { "content-type": "text/html" });
			response.write("<p>");
		},
		{ hash: "#x", timeoutMs: 100, retries: 0 },
	);
	assert.equal(problems, [`${UNREACHABLE} no answer in time`]);
});

outside("a slow server is waited for", async () => {
	const { problems } = await checkPage((_, response) => {
		setTimeout(() => response.end(), 200);
	});
	assert.equal(problems, []);
});

outside("a connection that is reset", async () => {
	const { problems, requests } = await checkPage(({ socket }) => {
		socket.resetAndDestroy();
	});
	assert.equal(problems, [`${UNREACHABLE} the connection is closed before an answer`]);
	assert.is(requests.length, 4);
});

outside("an answer that is not HTTP", async () => {
	const { problems } = await checkPage(({ socket }) => {
		socket.end("hello\r\n\r\n");
	});
	assert.is(problems.length, 1);
	assert.match(problems[0] ?? "", `${BROKEN} the answer is not valid HTTP (HPE_`);
});

outside("a host that refuses connections is asked for one page", async () => {
	const gone = await withServer({}, async ({ origin }) => origin);
	const problems = await check([`${gone}/a`, `${gone}/b`]);
	assert.equal(
		problems.map(({ code, message }) => `${code} ${message}`),
		["a", "b"].map(
			(name) => `external-link-unreachable no page at ${gone}/${name} at the moment: the connection is refused`,
		),
	);
});

outside("a URL that is not valid", async () => {
	assert.equal(
		(await check(["http://a b/"])).map(({ code, message }) => [code, message]),
		[["external-link-broken", "broken link to http://a b/: it is not a valid URL"]],
	);
});

const DAY_MS = 86_400_000;
const certificates: [name: string, Parameters<typeof selfSignedCertificate>[0], string][] = [
	["self-signed", {}, "its certificate is self-signed"],
	["expired", { until: new Date(Date.now() - DAY_MS) }, "its certificate has expired"],
];
for (const [name, options, reason] of certificates)
	outside(`a certificate that is ${name}`, () =>
		withServer(
			{ "/page": 200 },
			async ({ origin, requests }) => {
				assert.equal(
					(await check([`${origin}/page`])).map(({ severity, message }) => [severity, message]),
					[["error", `broken link to ${origin}/page: ${reason}`]],
				);
				assert.equal(requests, []);
			},
			selfSignedCertificate(options),
		),
	);

outside("a server that knows no TLS", () =>
	withServer({}, async ({ origin }) => {
		const [problem] = await check([`${origin.replace("http:", "https:")}/`]);
		assert.match(problem?.message ?? "", /: no secure connection is possible \(\w+\)$/);
	}),
);

outside("a permanent redirect is a hint, a temporary one is right", async () => {
	const permanent = await withServer({ "/page": redirectTo(301, "/new"), "/new": 200 }, ({ origin }) =>
		check([`${origin}/page#part`, `${origin}/page`]),
	);
	assert.is(permanent.length, 1);
	assert.match(permanent[0]?.message ?? "", /\/page has moved to .*\/new \(and 1 more link\)$/);
	assert.match(permanent[0]?.hint ?? "", /^link to .*\/new#part$/);
	assert.is(permanent[0]?.severity, "info");
	for (const status of [302, 303, 307])
		assert.equal((await checkPage(redirectTo(status, "/new"), { others: { "/new": 200 } })).problems, []);
});

outside("only the permanent beginning of a chain is suggested", async () => {
	const { problems } = await checkPage(redirectTo(308, "/b"), {
		others: { "/b": redirectTo(301, "/c"), "/c": redirectTo(302, "/d"), "/d": redirectTo(301, "/e"), "/e": 200 },
	});
	assert.equal(problems, ["info external-link-moved: /page has moved to /c"]);
});

outside("redirects that lead nowhere", async () => {
	const cases: [TestAnswer, Record<string, TestAnswer>, string][] = [
		[redirectTo(302, "/page"), {}, "it redirects in a loop, by way of /page"],
		[redirectTo(302, "/b"), { "/b": redirectTo(302, "/page") }, "it redirects in a loop, by way of /page"],
		[redirectTo(302, "/b"), {}, "404 Not Found (it redirects to /b)"],
		[302, {}, "a redirect names no target"],
		[redirectTo(302, "mailto:a@b.c"), {}, "a redirect leads to mailto:a@b.c"],
		[redirectTo(302, "http://"), {}, "a redirect leads to http://"],
		[
			redirectTo(302, "/1"),
			Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`/${i + 1}`, redirectTo(302, `/${i + 2}`)])),
			"it redirects more than 10 times",
		],
	];
	for (const [answer, others, reason] of cases)
		assert.equal((await checkPage(answer, { others })).problems, [`${BROKEN} ${reason}`]);
});

outside("a page that wants its cookies is for browsers", async () => {
	const { problems } = await checkPage((_, response) => {
		response.writeHead(302, { location: "/page", "set-cookie": "a=b" }).end();
	});
	assert.equal(problems, [`${REFUSED} it redirects until it gets its cookies`]);
});

outside("robots.txt is asked once and followed, also behind redirects", () =>
	withServer(
		{
			"/robots.txt": "user-agent: *\ndisallow: /private\nallow: /private/open\n",
			"/private/a": 200,
			"/private/open": 200,
			"/page": redirectTo(302, "/private/b"),
		},
		async ({ origin, requests }) => {
			const problems = await check(["/private/a", "/private/open", "/page"].map((path) => origin + path));
			assert.equal(
				problems.map(({ severity, message }) => [severity, message.replaceAll(origin, "")]),
				[
					["info", "/private/a was not requested: its robots.txt does not allow programs"],
					["info", "/page was not requested: its robots.txt does not allow programs (it redirects to /private/b)"],
				],
			);
			assert.equal([...requests].sort(), ["HEAD /page", "HEAD /private/open"]);
		},
	),
);

outside("a site whose robots.txt has an error is not asked", async () => {
	const { problems, requests } = await checkPage(200, { others: { "/robots.txt": 500 } });
	assert.match(problems.join(), /^info external-link-not-requested: /);
	assert.equal(requests, []);
});

outside("a host that asks to wait is asked after that time", () => {
	let asked = 0;
	return withServer(
		{
			"/page": (_, response) => {
				if (asked++ === 0) response.setHeader("retry-after", "1");
				response.writeHead(asked === 1 ? 429 : 200).end();
			},
			"/other": 200,
		},
		async ({ origin, requests, times }) => {
			assert.equal(await check([`${origin}/page`, `${origin}/other`], { concurrencyPerHost: 1 }), []);
			assert.is(requests[0], "HEAD /page");
			assert.equal(
				times.slice(1).filter((time) => time - (times[0] ?? 0) < 990),
				[], // neither of the two pages
			);
		},
	);
});

outside("a host that asks for more than a minute is left alone", async () => {
	const busy: TestAnswer = (_, response) => {
		response.writeHead(429, { "retry-after": "3600" }).end();
	};
	await withServer({ "/a": 200, "/b": busy, "/c": 200, "/d": 200 }, async ({ origin, requests }) => {
		const problems = await check(
			["/a", "/b", "/c", "/d"].map((path) => origin + path),
			{ concurrencyPerHost: 1 },
		);
		assert.equal(
			problems.map(({ severity, message }) => `${severity} ${message}`),
			[
				`info 3 addresses of ${new URL(origin).host} were not requested: it answers 429 Too Many Requests and wants to be left alone`,
			],
		);
		assert.equal(requests, ["HEAD /a", "HEAD /b"]);
	});
});

outside("a machine without a network does not blame the links", async () => {
	const dead = async () => withServer({}, async ({ origin }) => origin);
	const origins = [await dead(), await dead(), await dead()];
	const codesOf = async (urls: readonly string[]) => (await check(urls, { retries: 0 })).map(({ code }) => code);
	assert.equal(await codesOf(origins), ["external-network-missing"]);
	await withServer({ "/": 200 }, async ({ origin }) =>
		assert.equal(
			await codesOf([...origins, origin]),
			origins.map(() => "external-link-unreachable"),
		),
	);
});

const HEADINGS = `<h1 id=one>1</h1><h2 id='two'>2</h2><a name="three"></a>
<h2 id="user-content-four">4</h2><h2 id="a&amp;b">5</h2><h2 ID = "größe">6</h2>`;
for (const fragment of ["one", "two", "three", "four", "a&b", "gr%C3%B6%C3%9Fe", "one:~:text=one"])
	outside(`#${fragment} is found`, async () => {
		const { problems, requests } = await checkPage(HEADINGS, { hash: `#${fragment}` });
		assert.equal(problems, []);
		assert.equal(requests, ["GET /page"]);
	});

for (const fragment of [":~:text=seven", "top", "", "/settings", "!/a", "L3-L8"])
	outside(`#${fragment} is not looked for`, async () => {
		const { problems, requests } = await checkPage(HEADINGS, { hash: `#${fragment}` });
		assert.equal(problems, []);
		assert.equal(requests, ["HEAD /page"]);
	});

outside("a missing fragment is reported, each once", () =>
	withServer({ "/page": HEADINGS }, async ({ origin, requests }) => {
		const at = (line: number) => ({ path: "a.md", line, column: 1 });
		const problems = await check([
			{ url: `${origin}/page#seven`, at: at(1) },
			{ url: `${origin}/page#one`, at: at(2) },
			{ url: `${origin}/page#eight`, at: at(3) },
			{ url: `${origin}/page#seven`, at: at(4) },
		]);
		assert.equal(
			problems.map(({ message, at }) => [message.replace(origin, ""), at?.line]),
			[
				["no element #seven on /page (and 1 more link)", 1],
				["no element #eight on /page", 3],
			],
		);
		assert.equal(requests, ["GET /page"]);
	}),
);

outside("what is not HTML, and what is too long, has no known places", async () => {
	const pdf = await checkPage(
		(_, response) => {
			response.writeHead(200, { "content-type": "application/pdf" }).end("%PDF");
		},
		{ hash: "#page=3" },
	);
	assert.equal(pdf.problems, []);
	const endless = await checkPage(
		(_, response) => {
			response.writeHead(200, { "content-type": "text/html" });
			const chunk = "<p>a</p>".repeat(1e5);
			const write = () => {
				while (!response.destroyed && response.write(chunk));
			};
			response.on("drain", write);
			write();
		},
		{ hash: "#seven" },
	);
	assert.equal(endless.problems, []);
});

outside("an address is asked once, however many links it has", () =>
	withServer({}, async ({ origin, requests }) => {
		const at = { path: "a.md", line: 3, column: 2 };
		const problems = await check([{ url: `${origin}/gone`, at }, `${origin}/gone#a`, `${origin}/gone`]);
		assert.equal(
			problems.map(({ at, message }) => [at, message.replace(origin, "")]),
			[[at, "broken link to /gone: 404 Not Found (and 2 more links)"]],
		);
		assert.equal(requests, ["GET /gone"]);
	}),
);

outside("ignored links are not requested, and unused entries are reported", () =>
	withServer({}, async ({ origin, requests }) => {
		const problems = await check([`${origin}/a/b?c`, `${origin}/d`], {
			ignore: [
				{ url: `${origin}/a/*`, reason: "needs an account" },
				{ url: "https://example.org/*", reason: "an example" },
			],
		});
		assert.equal(
			problems.map(({ code, configKey }) => [code, configKey]),
			[
				["external-link-broken", undefined],
				["external-ignore-unused", "check.external.ignore[1]"],
			],
		);
		assert.ok(requests.every((request) => request.endsWith("/d")));
	}),
);

outside("the cache answers in the next run", () =>
	inFolder((folder) =>
		withServer({ "/page": HEADINGS, "/gone": 404 }, async ({ origin, requests }) => {
			const store = () => createDiskStore(folder, "test");
			const asked = async (...paths: string[]) => {
				const before = requests.length;
				const problems = await check(
					paths.map((path) => origin + path),
					{ store: store() },
				);
				return [requests.slice(before), problems.map(({ code }) => code)] as const;
			};
			assert.equal(await asked("/page#one", "/gone"), [
				["GET /page", "HEAD /gone", "GET /gone"],
				["external-link-broken"],
			]);
			assert.equal(await asked("/page#one", "/gone"), [[], ["external-link-broken"]]);
			assert.equal(await asked("/page", "/gone"), [[], ["external-link-broken"]]);
			assert.equal(await asked("/page#two"), [["GET /page"], []]);
		}),
	),
);

outside.run();
