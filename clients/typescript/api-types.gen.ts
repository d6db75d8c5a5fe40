// Printed from /api/docs/openapi.json by `npm run client:types`; edits would be lost.

export type OfferV3 = {
  bank: {
    id: number;
    uname: string | null;
    name: string;
    logoURL: string;
  };
  program: {
    id: number;
    meta: {
      name: string;
      displayName: string;
      filterTooltip: string | null;
    };
  };
  brand: {
    id: number;
    name: string;
  } | null;
  project: {
    id: number;
    name: string;
  } | null;
  type: "BASE" | "TRANCHE" | "COMBO" | "SUBSIDY";
  comment: string | null;
  tooltip: string | null;
  hash: string;
  priority: number;
  downPayment: {
    from: number | null;
    to: number | null;
  };
  period: {
    from: number | null;
    to: number | null;
  };
  groupKeys: Array<{
    bankId: number;
    programId: number;
    regionId: number | null;
    cityId: number | null;
    offerType: "BASE" | "TRANCHE" | "COMBO" | "SUBSIDY";
    excludeCities: boolean;
    combinedLegacy: string;
    combined: string;
  }>;
  geoRestrictionGroups: Array<{
    id: number;
    type: "OTHER" | "ALL" | "NONE" | null;
    restrictions: Array<{
      region: {
        id: number;
        fullName: string;
      };
      city: {
        id: number;
        fullName: string;
      } | null;
      excludeCities: boolean;
    }>;
  }>;
  parts: Array<{
    type: "BASE";
    interest: number;
    valueRange: {
      from: number | null;
      to: number | null;
    };
  } | {
    type: "COMBO";
    interest: number;
    valueRange: {
      from: number | null;
      to: number | null;
    };
  } | {
    type: "TRANCHE";
    valuePart: number;
    /** Годы, дата вида 2028-06-30 или «до ввода дома» */
    endDateOrDuration: number | string;
  } | {
    type: "SUBSIDY";
    matrix: Array<{
      /** Годы */
      duration: number;
      interest: number;
    }>;
  }>;
  declaredPsk: {
    from: number | null;
    to: number | null;
  } | null;
  /** На какую дату условия */
  termsAsOf: string | null;
};

export type RenderData = {
  minMonthlyPayment: number;
  maxMonthlyPayment: number;
  paymentRows: Array<{
    period: {
      value: number;
      toDisplay: string;
    };
    monthlyPayment: {
      value: number;
      toDisplay: string;
    };
    interest: {
      value: number;
      toDisplay: string;
    };
    isSubsidy: boolean;
  }>;
  periodDurations?: Array<{
    value: number;
    toDisplay: string;
  }>;
  interests?: Array<{
    value: number;
    toDisplay: string;
  }>;
  fullCost: {
    interest: number;
    fee: number;
    pricePremium: number;
    total: number;
  };
  psk: number | null;
  isHandoverAssumed: boolean;
};

export type EvaluatedOfferV3 = {
  bank: {
    id: number;
    uname: string | null;
    name: string;
    logoURL: string;
  };
  program: {
    id: number;
    meta: {
      name: string;
      displayName: string;
      filterTooltip: string | null;
    };
  };
  brand: {
    id: number;
    name: string;
  } | null;
  project: {
    id: number;
    name: string;
  } | null;
  type: "BASE" | "TRANCHE" | "COMBO" | "SUBSIDY";
  comment: string | null;
  tooltip: string | null;
  hash: string;
  priority: number;
  downPayment: {
    from: number | null;
    to: number | null;
  };
  period: {
    from: number | null;
    to: number | null;
  };
  groupKeys: Array<{
    bankId: number;
    programId: number;
    regionId: number | null;
    cityId: number | null;
    offerType: "BASE" | "TRANCHE" | "COMBO" | "SUBSIDY";
    excludeCities: boolean;
    combinedLegacy: string;
    combined: string;
  }>;
  geoRestrictionGroups: Array<{
    id: number;
    type: "OTHER" | "ALL" | "NONE" | null;
    restrictions: Array<{
      region: {
        id: number;
        fullName: string;
      };
      city: {
        id: number;
        fullName: string;
      } | null;
      excludeCities: boolean;
    }>;
  }>;
  parts: Array<{
    type: "BASE";
    interest: number;
    valueRange: {
      from: number | null;
      to: number | null;
    };
  } | {
    type: "COMBO";
    interest: number;
    valueRange: {
      from: number | null;
      to: number | null;
    };
  } | {
    type: "TRANCHE";
    valuePart: number;
    /** Годы, дата вида 2028-06-30 или «до ввода дома» */
    endDateOrDuration: number | string;
  } | {
    type: "SUBSIDY";
    matrix: Array<{
      /** Годы */
      duration: number;
      interest: number;
    }>;
  }>;
  declaredPsk: {
    from: number | null;
    to: number | null;
  } | null;
  /** На какую дату условия */
  termsAsOf: string | null;
  renderData: RenderData;
};

export type SelectedOfferV3 = {
  bank?: {
    id?: number;
    uname?: string | null;
    name?: string;
    logoURL?: string;
  };
  program?: {
    id?: number;
    meta?: {
      name?: string;
      displayName?: string;
      filterTooltip?: string | null;
    };
  };
  brand?: {
    id?: number;
    name?: string;
  } | null;
  project?: {
    id?: number;
    name?: string;
  } | null;
  type?: "BASE" | "TRANCHE" | "COMBO" | "SUBSIDY";
  comment?: string | null;
  tooltip?: string | null;
  hash?: string;
  priority?: number;
  downPayment?: {
    from?: number | null;
    to?: number | null;
  };
  period?: {
    from?: number | null;
    to?: number | null;
  };
  groupKeys?: Array<{
    bankId?: number;
    programId?: number;
    regionId?: number | null;
    cityId?: number | null;
    offerType?: "BASE" | "TRANCHE" | "COMBO" | "SUBSIDY";
    excludeCities?: boolean;
    combinedLegacy?: string;
    combined?: string;
  }>;
  geoRestrictionGroups?: Array<{
    id?: number;
    type?: "OTHER" | "ALL" | "NONE" | null;
    restrictions?: Array<{
      region?: {
        id?: number;
        fullName?: string;
      };
      city?: {
        id?: number;
        fullName?: string;
      } | null;
      excludeCities?: boolean;
    }>;
  }>;
  parts?: Array<{
    type?: "BASE";
    interest?: number;
    valueRange?: {
      from?: number | null;
      to?: number | null;
    };
  } | {
    type?: "COMBO";
    interest?: number;
    valueRange?: {
      from?: number | null;
      to?: number | null;
    };
  } | {
    type?: "TRANCHE";
    valuePart?: number;
    endDateOrDuration?: number | string;
  } | {
    type?: "SUBSIDY";
    matrix?: Array<{
      /** Годы */
      duration?: number;
      interest?: number;
    }>;
  }>;
  declaredPsk?: {
    from?: number | null;
    to?: number | null;
  } | null;
  termsAsOf?: string | null;
  renderData?: {
    minMonthlyPayment?: number;
    maxMonthlyPayment?: number;
    paymentRows?: Array<{
      period?: {
        value?: number;
        toDisplay?: string;
      };
      monthlyPayment?: {
        value?: number;
        toDisplay?: string;
      };
      interest?: {
        value?: number;
        toDisplay?: string;
      };
      isSubsidy?: boolean;
    }>;
    periodDurations?: Array<{
      value?: number;
      toDisplay?: string;
    }>;
    interests?: Array<{
      value?: number;
      toDisplay?: string;
    }>;
    fullCost?: {
      interest?: number;
      fee?: number;
      pricePremium?: number;
      total?: number;
    };
    psk?: number | null;
    isHandoverAssumed?: boolean;
  };
};

export type Bank = {
  id: number;
  name: string;
  uname: string | null;
};

export type Project = {
  id: number;
  name: string;
};

export type ProgramName = {
  id: number;
  displayName: string;
  name: string;
  filterTooltip: string | null;
  order: number;
  chain: Array<{
    id: number;
    displayName: string;
    name: string;
    filterTooltip: string | null;
    order: number;
  }>;
};

export type Schedule = {
  hash: string;
  price: number;
  loan: number;
  rows: Array<{
    month: number;
    payment: number;
    interest: number;
    principal: number;
    /** Внесено досрочно сверх платежа */
    extra: number;
    /** Долг после платежа */
    balance: number;
  }>;
  totals: {
    months: number;
    payment: number;
    interest: number;
    principal: number;
    extra: number;
    /** Комиссия при выдаче, вне строк */
    fee: number;
  };
  /** ПСК (расчётная) без досрочных погашений, % годовых */
  psk: number | null;
  /** Что сберегли досрочные погашения */
  saved: {
    interest: number;
    months: number;
  } | null;
};

export type MaxPrice = {
  hash: string;
  maxPrice: number;
  /** Наименьший платёж при этой цене */
  monthlyPayment: number;
};

export type FieldSelector = { [name: string]: boolean | FieldSelector };

/** The input of each call and the `data` of its answer, by operationId. */
export interface Calls {
  /** Все предложения, видимые ключу: GET /api/ipo-calc/v3/offers */
  v3Offers: {
    path: {};
    query: {};
    body: undefined;
    data: Array<OfferV3>;
  };
  /** Предложения, посчитанные для запроса: POST /api/ipo-calc/v3/offers/proxy */
  v3QueryOffers: {
    path: {};
    query: {
      /** Цена, ₽ */
      price?: number;
      /** Первый взнос, доля цены */
      initialPayment?: number;
      /** Срок, лет; можно дробный */
      years?: number;
      /** Платёж не выше, ₽ в месяц */
      monthlyPayment?: number;
    };
    body: {
      fields?: FieldSelector;
      /** Оставить только отмеченные поля или убрать их */
      mode?: "include" | "exclude";
    } | undefined;
    data: {
      matching: Array<EvaluatedOfferV3>;
      notMatching: Array<{
        reasons: Array<{
          value: "periodMin" | "periodMax" | "valueRange" | "initialPaymentMin" | "initialPaymentMax" | "monthlyPayment";
          toDisplay: string;
        }>;
        reasonsToDisplay: string;
        offer: OfferV3;
      }>;
      unfiltered: Array<EvaluatedOfferV3>;
    };
  };
  /** Субсидия, посчитанная для выбранной ячейки её таблицы: POST /api/ipo-calc/v3/offers/proxy/patched-offer */
  v3PatchedOffer: {
    path: {};
    query: {};
    body: {
      type: "subsidy";
      /** Ставка ячейки, доля в год */
      interest: number;
      /** Срок субсидии ячейки, лет */
      periodDuration: number;
      /** hash предложения */
      offerKey: string;
      options?: {
        /** Цена, ₽ */
        price?: number;
        /** Первый взнос, доля цены */
        initialPayment?: number;
        /** Срок, лет; можно дробный */
        years?: number;
        /** Платёж не выше, ₽ в месяц */
        monthlyPayment?: number;
      };
    };
    data: EvaluatedOfferV3;
  };
  /** Названия программ с цепочками родителей: GET /api/ipo-calc/v3/program-names */
  v3ProgramNames: {
    path: {};
    query: {};
    body: undefined;
    data: Array<ProgramName>;
  };
  /** Наибольшая цена по каждому предложению при платеже: GET /api/ipo-calc/v3/offers/max-price */
  v3MaxPrice: {
    path: {};
    query: {
      /** Платёж, ₽ в месяц */
      payment: number;
      /** Первый взнос, доля цены */
      initialPayment?: number;
      /** Срок, лет; можно дробный */
      years?: number;
    };
    body: undefined;
    data: Array<MaxPrice>;
  };
  /** График платежей по предложению, с досрочными погашениями: GET /api/ipo-calc/v3/offers/{hash}/schedule */
  v3OfferSchedule: {
    path: {
      /** hash предложения */
      hash: string;
    };
    query: {
      /** Цена, ₽ */
      price?: number;
      /** Первый взнос, доля цены */
      initialPayment?: number;
      /** Срок, лет; можно дробный */
      years?: number;
      /** Досрочное погашение: месяц:сумма:term (сократить срок) или месяц:сумма:payment (платёж) */
      early?: Array<string>;
      /** Ставка ячейки субсидии, вместе с periodDuration */
      interest?: number;
      /** Срок субсидии ячейки, лет, вместе с interest */
      periodDuration?: number;
      /** В каком виде отдать строки */
      format?: "json" | "csv";
    };
    body: undefined;
    data: Schedule;
  };
  /** Проекты компаний ключа: GET /api/ipo-calc/v3/my-projects */
  v3MyProjects: {
    path: {};
    query: {};
    body: undefined;
    data: Array<Project>;
  };
  /** Банки, у которых есть хотя бы одно видимое предложение: GET /api/ipo-calc/v3/banks */
  v3Banks: {
    path: {};
    query: {};
    body: undefined;
    data: Array<Bank>;
  };
  /** Настройки и тема виджета по его ключу: GET /api/ipo-calc/v3/widget/config */
  v3WidgetConfig: {
    path: {};
    query: {
      /** Ключ виджета */
      key?: string;
    };
    body: undefined;
    data: {
      options: {
        showLeadForm: boolean;
        showTitle: boolean;
        fullHeightMobile: boolean;
        fullHeightDesktop: boolean;
        forcePopup: boolean;
        forcePaddingsMobile: boolean;
        forcePaddingsDesktop: boolean;
        debugPrograms: boolean;
        /** Регионы; пусто — все, которые разрешает ключ */
        regions: Array<"мск" | "спб" | "другие">;
      };
      theme: {
        colors?: { [Name in "primary" | "primaryHover" | "primaryActive" | "link" | "linkHover" | "linkActive" | "linkVisited" | "background" | "surface" | "sunken" | "text" | "textSecondary" | "textOnPrimary" | "icon" | "border" | "error" | "success"]?: string };
        fonts?: {
          heading?: {
            family?: string;
            desktop?: {
              size?: number;
              lineHeight?: number;
            };
            mobile?: {
              size?: number;
              lineHeight?: number;
            };
          };
          body?: {
            family?: string;
            desktop?: {
              size?: number;
              lineHeight?: number;
            };
            mobile?: {
              size?: number;
              lineHeight?: number;
            };
          };
        };
        components?: { [Name in "button" | "slider" | "tabs" | "input" | "checkbox" | "radio" | "switch" | "iconButton" | "badge"]?: { [name: string]: string } };
        fontList?: Array<{
          name: string;
          url: string;
          weight: number;
        }>;
        cssVariables?: { [name: string]: string };
      };
    };
  };
  /** Код для вставки виджета на страницу: GET /api/ipo-calc/v3/widget */
  v3WidgetSnippet: {
    path: {};
    query: {
      /** Ключ виджета */
      key?: string;
    };
    body: undefined;
    data: string;
  };
  /** Заявка из виджета: POST /api/ipo-calc/v3/widget/application */
  v3WidgetApplication: {
    path: {};
    query: {
      /** Ключ виджета */
      key?: string;
    };
    body: {
      phone: string;
      name: string;
      amount: number | string;
      price: number | string;
      interest: number | string;
      years: number | string;
      initialPayment: number | string;
      pageUrl?: string;
      offer?: string;
      agreement?: true;
      recipient?: string;
    };
    data: null;
  };
}

/** How each is asked. */
export const CALLS = {
  v3Offers: ['GET', '/api/ipo-calc/v3/offers'],
  v3QueryOffers: ['POST', '/api/ipo-calc/v3/offers/proxy'],
  v3PatchedOffer: ['POST', '/api/ipo-calc/v3/offers/proxy/patched-offer'],
  v3ProgramNames: ['GET', '/api/ipo-calc/v3/program-names'],
  v3MaxPrice: ['GET', '/api/ipo-calc/v3/offers/max-price'],
  v3OfferSchedule: ['GET', '/api/ipo-calc/v3/offers/{hash}/schedule'],
  v3MyProjects: ['GET', '/api/ipo-calc/v3/my-projects'],
  v3Banks: ['GET', '/api/ipo-calc/v3/banks'],
  v3WidgetConfig: ['GET', '/api/ipo-calc/v3/widget/config'],
  v3WidgetSnippet: ['GET', '/api/ipo-calc/v3/widget'],
  v3WidgetApplication: ['POST', '/api/ipo-calc/v3/widget/application'],
} as const satisfies Record<keyof Calls, readonly [method: string, path: string]>;
