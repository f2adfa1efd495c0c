import { stemmer } from "@orama/stemmers/serbian";
import type { SearchLanguage } from "../language.ts";

/** In both scripts. The stemmer writes all words in the Latin one. */
const STOP_WORDS =
	"а али бе без би била били било био бити биће вам вас ваш ваша ваше већ ви га где да дакле до док за зато зашто и из изнад или им има имају иначе испод их ка кад када како као ко код ком која које који којих којој кроз ли мање мене ми може можете мора морате мој моја му на над наш наша наше не него неке неки неко нема ни ништа није но о ова овај ове ови ово од око он она оне они оно осим па пак по под пре пред преко при са сам само сва свака сваки све сви свој своја своје се себе смо сте су та тако такође тамо тај те тек ти то тога треба ту у увек уз често шта што ја је један једна једно јер још ће ћете a ali be bez bi bila bili bilo bio biti biće da dakle do dok ga gde i ih ili im ima imaju inače ispod iz iznad ja je jedan jedna jedno jer još ka kad kada kako kao ko kod koja koje koji kojih kojoj kom kroz li manje mene mi moj moja mora morate može možete mu na nad naš naša naše ne nego neke neki neko nema ni nije ništa no o od oko on ona one oni ono osim ova ovaj ove ovi ovo pa pak po pod pre pred preko pri sa sam samo se sebe smo ste su sva svaka svaki sve svi svoj svoja svoje ta taj tako takođe tamo te tek ti to toga treba tu u uvek uz vam vas vaš vaša vaše već vi za zato zašto će ćete često šta što";

export const serbian: SearchLanguage = { stem: stemmer, stopWords: new Set(STOP_WORDS.split(" ")) };
