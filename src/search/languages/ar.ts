import { stemmer } from "@orama/stemmers/arabic";
import type { SearchLanguage } from "../language.ts";

const STOP_WORDS =
	"أثناء أكثر ألا أم أما أمام أن أنا أنت أنتم أنه أنها أو أول أي أيضا أين إذ إذا إلا إلى إن إنه إنها التي الذي الذين اللذين بأن بعد بعض بل بما به بها بين تحت تكون تلك ثم جدا جميع حتى حول حيث خلال داخل دون ذات ذلك سوف ضد ضمن عبر على عليك عليه عليها عن عند عندما غير فإن فقط في فيه فيها قبل قد كان كانت كذلك كل كلا كم كما كي كيف لأن لا لدى لديك لذلك لقد لك لكن لكي لم لما لماذا لن له لها لهم لو ليس ليست ما ماذا متى مثل مع معه مما من منذ منه منها نحن نحو نفس هؤلاء هذا هذه هل هم هنا هناك هو هي وإذا والتي والذي وعلى وفي وكان ولا ولكن ومن وهذا وهذه وهو وهي يا يتم يجب يكون يمكن يمكنك";

/** Vowel points, and the sign that only stretches a word. */
const OPTIONAL_SIGNS = /[\u0610-\u061a\u0640\u064b-\u065f\u0670]/g;

/** `و` (and) before the article, which the stemmer takes for a letter of the word. */
const CONJUNCTION = /^و(?=ال.{2})/;

/** Of this plural, the stemmer leaves a letter. */
const PLURAL = /(?<=.{3})ات$/;

export const arabic: SearchLanguage = {
	stem: (word) => stemmer(word.replace(OPTIONAL_SIGNS, "").replace(CONJUNCTION, "").replace(PLURAL, "")),
	stopWords: new Set(STOP_WORDS.split(" ")),
};
