-- Base URLs become what browsers send: lower case, no slash or dot at the end, no port that goes without saying, and a
-- domain in letters of its own in punycode (RFC 3492); ICU knows capitals whatever the locale. One that no browser ever sent stays for its admin to mend.

CREATE FUNCTION pg_temp.punycode(label text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  codes int[] := ARRAY(SELECT ascii(letter) FROM regexp_split_to_table(label, '') WITH ORDINALITY AS l (letter, at) ORDER BY at);
  basic text := regexp_replace(label, '[^\x01-\x7f]', '', 'g');
  answer text := 'xn--' || basic || CASE WHEN basic = '' THEN '' ELSE '-' END;
  digits constant text := 'abcdefghijklmnopqrstuvwxyz0123456789';
  handled int := length(basic);
  n int := 128;
  delta int := 0;
  bias int := 72;
  next_code int;
  code int;
  q int;
  k int;
  t int;
BEGIN
  IF label ~ '^[\x01-\x7f]*$' THEN RETURN label; END IF;
  WHILE handled < cardinality(codes) LOOP
    SELECT min(one) INTO next_code FROM unnest(codes) one WHERE one >= n;
    delta := delta + (next_code - n) * (handled + 1);
    n := next_code;
    FOREACH code IN ARRAY codes LOOP
      IF code < n THEN delta := delta + 1; END IF;
      IF code = n THEN
        q := delta;
        k := 36;
        LOOP
          t := least(greatest(k - bias, 1), 26);
          EXIT WHEN q < t;
          answer := answer || substr(digits, t + (q - t) % (36 - t) + 1, 1);
          q := (q - t) / (36 - t);
          k := k + 36;
        END LOOP;
        answer := answer || substr(digits, q + 1, 1);
        delta := CASE WHEN handled = length(basic) THEN delta / 700 ELSE delta / 2 END;
        delta := delta + delta / (handled + 1);
        k := 0;
        WHILE delta > 455 LOOP
          delta := delta / 35;
          k := k + 36;
        END LOOP;
        bias := k + 36 * delta / (delta + 38);
        delta := 0;
        handled := handled + 1;
      END IF;
    END LOOP;
    delta := delta + 1;
    n := n + 1;
  END LOOP;
  RETURN answer;
END $$;
--> statement-breakpoint
CREATE FUNCTION pg_temp.origin(url text) RETURNS text LANGUAGE sql AS $$
  SELECT coalesce(
    (SELECT scheme || '://' || host || CASE
        WHEN port IS NULL OR (scheme = 'http' AND port = '80') OR (scheme = 'https' AND port = '443') THEN ''
        ELSE ':' || port END
      FROM (SELECT parts[1] AS scheme, ltrim(parts[3], '0') AS port,
          (SELECT string_agg(pg_temp.punycode(label), '.' ORDER BY at)
            FROM regexp_split_to_table(rtrim(parts[2], '.'), '\.') WITH ORDINALITY AS l (label, at)) AS host
        FROM regexp_match(lower(normalize(btrim(url), NFC) COLLATE "und-x-icu"), '^(https?)://([^/:]+)(?::(\d{1,5}|\*))?/?$') AS parts
        WHERE parts IS NOT NULL) AS read
      WHERE host ~ '^[a-z0-9.-]+$' AND (port IS NULL OR port = '*' OR port::int BETWEEN 1 AND 65535)),
    url)
$$;
--> statement-breakpoint
UPDATE api_keys SET base_urls = ARRAY(
  SELECT origin FROM (
    SELECT pg_temp.origin(url) AS origin, min(at) AS at
    FROM unnest(base_urls) WITH ORDINALITY AS u (url, at) GROUP BY 1
  ) AS once ORDER BY at
) WHERE base_urls <> '{}';
--> statement-breakpoint
DROP FUNCTION pg_temp.origin(text);
--> statement-breakpoint
DROP FUNCTION pg_temp.punycode(text);
