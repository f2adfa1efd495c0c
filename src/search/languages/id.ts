import { stemmer } from "@orama/stemmers/indonesian";
import type { SearchLanguage } from "../language.ts";

const STOP_WORDS =
	"ada adalah adanya agar akan aku anda antara apa apabila apakah atas atau bagaimana bagi bahwa baik banyak beberapa begitu belum berikut bila bisa boleh bukan dalam dan dapat dari daripada dengan di dia hal hanya harus hingga ia ialah ini itu jadi jangan jika juga kalau kami kamu karena ke kemudian kenapa kepada ketika kita kok lagi lain lalu lebih maka mana masih mau melalui mengapa menjadi mereka merupakan mungkin namun nya oleh pada padahal paling para per perlu pun saat saja saling sama sampai sangat saya seandainya sebagai sebelum sebuah secara sedang sehingga sejak selain selama seluruh semua sendiri seperti serta sesuai sesudah setelah setiap siapa suatu sudah supaya tapi telah tentang terhadap tersebut tetapi tiap tidak untuk walaupun yaitu yang";

export const indonesian: SearchLanguage = { stem: stemmer, stopWords: new Set(STOP_WORDS.split(" ")) };
