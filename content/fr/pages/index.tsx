import type { PageProps } from "ssg/react";
import { Home } from "../../_shared/Home.tsx";

export const title = "Joplin";
export const description =
	"Joplin est une application libre et gratuite de prise de notes et de tâches, qui synchronise vos notes entre tous vos appareils.";

export default function HomePage(props: PageProps) {
	return (
		<Home
			{...props}
			headline="Libérez vos notes !"
			lead="Joplin conserve vos notes, vos tâches et vos captures du Web dans un format ouvert, sur vos appareils, et les synchronise comme vous l’entendez : avec un chiffrement de bout en bout si vous le souhaitez."
			start={{ label: "Commencer", to: "/help/install" }}
			help={{ label: "Lire l’aide", to: "/help/" }}
			reasons={{
				title: "Pourquoi Joplin ?",
				items: [
					{
						title: "Ouvert",
						text: "Les notes sont en Markdown. Vous les emportez ailleurs quand vous voulez.",
					},
					{
						title: "À vous",
						text: "Synchronisez avec Joplin Cloud, Nextcloud, Dropbox, OneDrive, WebDAV ou S3, ou pas du tout.",
					},
					{
						title: "Privé",
						text: "Grâce au chiffrement de bout en bout, vous seul pouvez lire ce qui quitte votre appareil.",
					},
				],
			}}
			news="Dernières actualités"
		/>
	);
}
