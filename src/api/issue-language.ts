import { z } from 'zod';

// Issues without words of their own speak the language of the interface.
z.config(z.locales.ru());
