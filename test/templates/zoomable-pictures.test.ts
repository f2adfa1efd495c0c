import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Html } from "../../src/react.ts";
import { zoomPictures } from "../../templates/zoomable-pictures.ts";

const zoom = suite("pictures that open large");

const zoomed = (html: string) => zoomPictures(html as Html) as string;

zoom("are buttons, each with a popover of its own", () =>
	assert.is(
		zoomed(
			'<p><img src="/a.png" alt="A" width="900" data-zoom=""></p><img class="in-dark" src="/b.png" alt="B" data-zoom="">',
		),
		'<p><button type="button" class="zoom" popovertarget="ssgZoom-1"><img src="/a.png" alt="A" width="900"></button>' +
			'<span class="zoomed" id="ssgZoom-1" popover><button type="button" popovertarget="ssgZoom-1" autofocus><img loading="lazy" src="/a.png" alt="A"></button></span></p>' +
			'<button type="button" class="zoom in-dark" popovertarget="ssgZoom-2"><img class="in-dark" src="/b.png" alt="B"></button>' +
			'<span class="zoomed" id="ssgZoom-2" popover><button type="button" popovertarget="ssgZoom-2" autofocus><img loading="lazy" src="/b.png" alt="B"></button></span>',
	),
);

zoom("are not those in links, those that are as large as they are shown, and decorations", () => {
	assert.is(
		zoomed('<a href="/"><img src="/a.png" alt="A" data-zoom=""></a>'),
		'<a href="/"><img src="/a.png" alt="A"></a>',
	);
	assert.is(zoomed('<img src="/a.png" alt="" data-zoom="">'), '<img src="/a.png" alt="">');
	assert.is(zoomed('<img src="/a.png" alt="A">'), '<img src="/a.png" alt="A">');
});

zoom.run();
