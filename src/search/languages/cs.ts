import type { SearchLanguage } from "../language.ts";

const STOP_WORDS =
	"a aby aj ale ani aniž ano asi ač až bez bude budeme budete budou by byl byla byli bylo být během co což dnes do dokud ho i jak jako je jeden jedna jedno jeho jej jejich její jen jenom jenž ještě ji jim jiná jiné jiný již jsem jsi jsme jsou jste já jí k kam každá každé každý kde kdo kdy když ke kterou která které který kterých kteří kvůli ledaže mají me mezi mi mnou mně moc mohou moje mu musí my má máme máte mít můj může můžete na nad naše ne nebo neboť nebude nechť není než nic nich nám námi náš ní ním o od ode on ona oni ono pak po pod podle pokud potom poté pouze pro proto protože proč právě před přes přesto při s se sebe si skoro snad spolu svou své svých svůj ta tady tak také takže tam tato te tedy ten tento teď ti to tohle toho tom tomto tomu toto tu tuto tvůj ty tyto této tím tě u už v vaše ve vedle vy vám váš více však všechen všechno všechny z za zda zde ze či že";

export const czech: SearchLanguage = { stem: (word) => word, stopWords: new Set(STOP_WORDS.split(" ")) };
