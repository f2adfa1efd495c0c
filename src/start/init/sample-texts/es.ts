import type { SampleTexts } from "./texts.ts";

export const es: SampleTexts = {
	help: "Ayuda",
	news: "Noticias",
	description: "Documentación y noticias en varios idiomas, con un buscador y un menú.",
	welcome:
		"¡Te damos la bienvenida! Esta página es un archivo Markdown de la carpeta `content`. Modifícala y la vista previa se actualizará.",
	readHelp: "Leer la ayuda",
	readNews: "Leer las noticias",
	tryIt: "Un componente interactivo",
	island:
		"Casi todo en una página funciona sin JavaScript. Este botón es una isla: un componente de React que también se ejecuta en el navegador.",
	clicks: "Clics",
	articleEnd: "¿Falta algo? Cuéntanoslo.",
	helpPage: `Cada página de la ayuda es un archivo Markdown. Las carpetas se convierten en las categorías de la barra lateral.

- [Escribir en Markdown](writing.md)

## Añadir una página

\`\`\`sh
npx ssg new doc "Preguntas frecuentes"
\`\`\`

## Traducir una página

Copia el archivo a la misma ruta en la carpeta del otro idioma y tradúcelo. Mientras tanto, se muestra el original con un
aviso.
`,
	writing: {
		title: "Escribir en Markdown",
		text: `El texto puede ir en **negrita** o en *cursiva*, y [enlazar a otras páginas](index.md). Todos los enlaces se comprueban
al generar el sitio.

> [!TIP]
> Los avisos como este destacan sobre el texto.

## Código

El código aparece resaltado y se puede copiar:

\`\`\`js
const greeting = "Hola";
\`\`\`

## Tablas

| comando | qué hace |
| --- | --- |
| \`npm run watch\` | muestra el sitio y sigue tus cambios |
| \`npm run build\` | genera el sitio en \`dist\` |
`,
	},
	post: {
		title: "Nuestro sitio ya está en línea",
		text: `Esta es la primera publicación. Añade otra con \`npx ssg new post "Novedades"\`. Quien quiera puede suscribirse a todas
en su lector de feeds.
`,
	},
};
