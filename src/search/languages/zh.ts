import type { SearchLanguage } from "../language.ts";

/** Pairs of characters, and single ones between other scripts, simplified and traditional. */
const STOP_WORDS =
	"一 一个 一些 一個 不 不会 不是 不會 与 且不 並且 个 中 为 为了 为什 之前 之后 之後 也 也是 了 于 什么 什麼 从 他们 他們 以 以及 们 们的 但 但是 你 你们 你們 你的 來 個 們的 其中 到 及 只是 可以 可能 和 因为 因此 因為 在 地 如何 如果 对 对于 将 對 對於 就 就是 已經 已经 并 并且 怎么 怎麼 您 您的 我 我们 我們 我的 或 或者 所以 所有 把 是 是否 有 有关 有關 正在 此外 每个 每個 為了 為什 然后 然後 由 由于 的 的是 的话 着 而 與 虽然 被 該 让 该 跟 还是 这 这个 这些 这样 这里 這 這些 這個 這樣 這裡 還是 那 那个 那些 那個 都 都是 雖然 需要";

export const chinese: SearchLanguage = { stem: (word) => word, stopWords: new Set(STOP_WORDS.split(" ")) };
