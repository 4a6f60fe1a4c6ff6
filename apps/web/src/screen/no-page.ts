/** Whether the server answers it with something that is no page of the site. */
export const isNoPage = (href: string): boolean => /^\/(api|widgets)\//.test(href);
