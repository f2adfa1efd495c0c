/** What sites import and install; the tool and its command are called ssg. */
export const PACKAGE_NAME = "ssg-docs";
