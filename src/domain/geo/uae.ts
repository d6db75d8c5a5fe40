/** Id of the United Arab Emirates in the dictionary of countries; dictionary ids never change. */
export const UAE_COUNTRY_ID = 2;
