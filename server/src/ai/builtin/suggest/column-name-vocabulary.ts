const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** What columns are called, in English and where it costs nothing in German and Spanish. */
export const columnWords = {
  name: words('name title label subject headline caption nombre titel titulo bezeichnung nombres'),
  status: words('status state stage phase zustand estado progress'),
  category:
    words(`type kind category class level priority currency gender sex language locale department source
    channel plan tier genre method colour color role segment grade group tag severity topic brand model
    classification typ art kategorie tipo categoria abteilung prioridad mode medium origin reason`),
  place: words('country city region county province district continent land ort stadt pais ciudad nation'),
  amount:
    words(`amount total subtotal revenue sales turnover payment paid spend spent charge value salary wage wages
    income expense expenses balance budget profit margin freight tax fee fees tip bonus deposit refund betrag summe
    umsatz gehalt kosten importe monto saldo ventas sueldo`),
  price: words('price cost rate preis precio coste msrp tariff'),
  quantity: words('quantity qty units count menge anzahl cantidad seats nights guests pieces items sold'),
  stock: words('stock instock onhand inventory available lagerbestand bestand existencias'),
  rating: words('rating score stars bewertung grade punktzahl calificacion nps sentiment'),
  percent: words('percent percentage pct ratio share discount prozent rabatt descuento probability'),
  email: words('email mail correo'),
  phone: words('phone mobile telephone fax cell telefon telefono handy tel'),
  url: words(
    'url uri link website homepage href path image avatar photo picture thumbnail logo file filename',
  ),
  geo: words('latitude longitude lat lng lon geo geom geometry coordinates'),
  code: words(
    'code number nr no sku slug ref reference isbn iban barcode serial plate username login handle nummer',
  ),
  /** Numbers that count nothing. */
  ordinal: words(
    'year level version position rank sort seq sequence index day month week priority sequence floor',
  ),
  text: words(`description notes note comment comments body text content summary bio message details remark remarks
    beschreibung descripcion bemerkung abstract review feedback address street line postal zip plz strasse direccion`),
} as const;

export const timeWords = {
  updated: words(
    'update updated modified changed modification edited synced sync refreshed geaendert seen touched',
  ),
  birth: words('birth born birthday birthdate dob geburtsdatum geburtstag nacimiento'),
  due: words(`due deadline required expected expires expiry expiration until needed promised estimated eta faellig
    vence vencimiento target`),
  done: words(`shipped delivered returned return completed closed finished ended end resolved paid cancelled canceled
    fulfilled terminated left archived deleted processed approved published sent confirmed departed checkout
    settled done retired solved`),
  created:
    words(`created create inserted registered joined join signup added start started begin began opened hired
    hire since enrolled onboarded erstellt creado creation registration`),
} as const;

/** Endings and beginnings that make a time of an integer or a text. */
export const soundsLikeTime =
  /(^|_)(date|datetime|timestamp|datum|fecha|time|day|when)(_|$)|_(at|on)$|^(created|updated|modified|placed|ordered|shipped)$/;
