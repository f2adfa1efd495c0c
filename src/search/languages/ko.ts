import type { SearchLanguage } from "../language.ts";

/** Words, and pairs of syllables that verbs end in. */
const STOP_WORDS =
	"가 각 각각 간 같은 같이 거나 것 게 고 과 그 그것 그러나 그런 그리고 기 까지 나 나의 내 너 누구 는 니다 다 다른 다만 다시 당신 대로 대한 대해 더 도 되는 된 된다 됩니 두 등 또 또는 또한 라고 라는 로 를 마다 만 만약 매우 며 모두 모든 못 무엇 및 바로 부터 뿐 사이 서 세요 수 습니 아니 아니라 아직 안 않고 않는 않습 않은 앞 어디 어떤 어떻게 언제 에 에게 에는 에도 에서 여기 여러 와 왜 우리 위 위한 위해 으로 은 을 의 이 이것 이나 이는 이다 이라 이런 이를 이미 인 있게 있고 있는 있다 있도 있습 있으 자신 잘 저 저희 전 제 중 즉 지 지만 처럼 통해 하거 하게 하고 하기 하는 하다 하려 하며 하면 하세 하여 하지 하지만 한 한다 할 함께 합니 해 해서 했다 했습 혹은 후";

/** Particles after nouns, and the endings of `하다` and `되다`, which turn nouns into verbs. */
const ENDING =
	/(?<=.{2})(?:(?:에게|에서|으로|로|까지|부터|보다|처럼|마다)(?:는|도|만|의)?|은|는|이|가|을|를|의|에|에는|에도|와|과|도|만|이나|이란|이라는|입니다|[하되](?:는|고|기|면|며|여|지|게|다|려면|거나|세요|도록|십시오)|[한할함해된될됨돼]|합니다|됩니다|했습니다|되었습니다|해서|해야|한다|된다)$/;

export const korean: SearchLanguage = {
	stem: (word) => word.replace(ENDING, ""),
	stopWords: new Set(STOP_WORDS.split(" ")),
};
