/** Where the widget stands in its page, and where what it begins with. */
export const ROOT_ELEMENT = 'widget';
export const DATA_ELEMENT = 'widget-data';
