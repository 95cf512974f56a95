/** Generated from api-spec by codegen/paths.ts. Do not edit; run `npm run gen`. */

export interface paths {
    "/whitelabelconfigs/web": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The brand for this request
         * @description The first call of a client; every other call waits for it. The brand is found by the override id, else by the facility group, else by the tenant, else by the host name. Any status but 200 yields no brand.
         */
        get: operations["getWhitelabelConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/tenant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tenant named by X-Tenant */
        get: operations["getTenant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/feature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Switches of the product for a studio */
        get: operations["listFeatures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/feature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Switches of the product for a studio */
        get: operations["listPublicFeatures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/translation/locales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The languages of a studio
         * @description Those of the home studio when none is named; de_DE when there is no home studio either.
         */
        get: operations["getTranslationLocales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/menu/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Active menu entries for a member */
        get: operations["listActiveMenuEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/menu/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Active menu entries for everybody */
        get: operations["listPublicActiveMenuEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/studios/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The home studio of the member */
        get: operations["getHomeStudio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/studios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The studios of the tenant */
        get: operations["listPublicStudios"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/studios/{studioId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One studio */
        get: operations["getPublicStudio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/studios/any/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Logo that all studios of the tenant share
         * @description Vary names X-Tenant, so that no cache shows one tenant the logo of another.
         */
        get: operations["getAnyStudioLogo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/studios/{studioId}/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Logo of one studio */
        get: operations["getStudioLogo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/studios/{studioId}/utilization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How busy a studio is today, for members
         * @description All hours of today: those that have begun as counted, those to come as the last four weeks let expect.
         */
        get: operations["getUtilization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/studios/{studioId}/utilization/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a studio shows how busy it is, for members */
        get: operations["getUtilizationReveal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/studios/{studioId}/utilization/v2/active-checkin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many people are in a studio now, for members */
        get: operations["getActiveCheckins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/studios/{studioId}/utilization/v2/historic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How busy a studio usually is, for members
         * @description Averages of the last four weeks, today left out.
         */
        get: operations["listHistoricUtilization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/studios/{studioId}/utilization/v2/indicator/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Limits of the indicator, for members */
        get: operations["getUtilizationIndicatorLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/studios/{studioId}/utilization/v2/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How busy a studio has been today, for members
         * @description The hours of today that have begun.
         */
        get: operations["getUtilizationToday"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/studios/{studioId}/utilization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How busy a studio is today, for everybody
         * @description All hours of today: those that have begun as counted, those to come as the last four weeks let expect.
         */
        get: operations["getPublicUtilization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/studios/{studioId}/utilization/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a studio shows how busy it is, for everybody */
        get: operations["getPublicUtilizationReveal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/studios/{studioId}/utilization/v2/active-checkin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many people are in a studio now, for everybody */
        get: operations["getPublicActiveCheckins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/studios/{studioId}/utilization/v2/historic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How busy a studio usually is, for everybody
         * @description Averages of the last four weeks, today left out.
         */
        get: operations["listPublicHistoricUtilization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/studios/{studioId}/utilization/v2/indicator/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Limits of the indicator, for everybody */
        get: operations["getPublicUtilizationIndicatorLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/studios/{studioId}/utilization/v2/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How busy a studio has been today, for everybody
         * @description The hours of today that have begun.
         */
        get: operations["getPublicUtilizationToday"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/studios/forbookingportal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Studios for a studio finder
         * @description Across all chains; of one tenant alone when X-Tenant is sent.
         */
        get: operations["listBookingPortalStudios"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/studios/forfilters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Studios for the filters of a studio finder
         * @description Across all chains; of one tenant alone when X-Tenant is sent. Small enough to count what each filter would leave.
         */
        get: operations["listStudiosForFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/studios/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories of studios */
        get: operations["listStudioCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/studios/featureCategories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Features of studios in their groups */
        get: operations["listStudioFeatureCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/studios/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many studios there are
         * @description Across all chains; of one tenant alone when X-Tenant is sent.
         */
        get: operations["getStudioCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/studios/countbycity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many studios there are in each city
         * @description Across all chains; of one tenant alone when X-Tenant is sent.
         */
        get: operations["listStudioCountsByCity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/studios/additionalmenuentries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Links that a studio adds to its menu */
        get: operations["listAdditionalMenuEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/studios/bookingoptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What can be booked at each studio
         * @description Across all chains; of one tenant alone when X-Tenant is sent.
         */
        get: operations["listStudioBookingOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/studios/formysportsguest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Studios where guests can book
         * @description Those where somebody without a membership can book something. Across all chains; of one tenant alone when X-Tenant is sent.
         */
        get: operations["listStudiosForMySportsGuest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/studios/forstudioconnect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Studios that an account can be connected to
         * @description Across all chains; of one tenant alone when X-Tenant is sent.
         */
        get: operations["listStudiosForStudioConnect"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/studios/forwhitelabelapp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The studios an app offers, at its path without hyphens
         * @description Those of the tenant, or of the facility group when no tenant is set.
         */
        get: operations["listStudiosForWhitelabelAppTwin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/studios/forwhitelabelportal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The studios a portal offers, at its path without hyphens
         * @description Those of the tenant, or of the facility group when no tenant is set.
         */
        get: operations["listStudiosForWhitelabelPortalTwin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/studios/for-whitelabel-app": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The studios an app offers
         * @description Those of the tenant, or of the facility group when no tenant is set.
         */
        get: operations["listStudiosForWhitelabelApp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v2/legalinfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All legal documents of a studio */
        get: operations["listLegalInfos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/legalinfo/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a form asks consent for */
        get: operations["listLegalConsents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/legalinfo/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One legal document of a studio */
        get: operations["getLegalInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/studio-api/legal-infos/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The legal documents that a studio's footer lists */
        get: operations["getActiveLegalInfos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/studionews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** News of a studio */
        get: operations["listStudioNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/studios/for-whitelabel-portal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The studios a portal offers
         * @description Those of the tenant, or of the facility group when no tenant is set.
         */
        get: operations["listStudiosForWhitelabelPortal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/studios/{alias}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One studio by its alias
         * @description Of any chain, whatever X-Tenant says: an alias is unique among all.
         */
        get: operations["getStudioByAlias"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/studios/{publicFacilityGroup}/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a portal begins for a facility group */
        get: operations["getTenantConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/studios/{externalId}/rating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rating of a studio */
        get: operations["getStudioRating"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/facilities/{facilityId}/trainingsectionconfiguration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the training section shows */
        get: operations["getTrainingSectionConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/facilities/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Kinds of facilities that there are
         * @description Across all chains; of one tenant alone when X-Tenant is sent.
         */
        get: operations["listFacilityCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/universal-check-in/facilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Facilities where members of other chains can check in
         * @description Across all chains; of one tenant alone when X-Tenant is sent.
         */
        get: operations["listUniversalCheckInFacilities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description Sends the credentials as basic authorisation and in the body; both must agree. Starts a session in an HttpOnly cookie. Unknown users and wrong passwords get the same answer after the same time.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out
         * @description Ends the session; also answers 204 when there was none.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/user/resetpassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a code to set a new password
         * @description Sends the code to the address when there is an account; it is valid for 30 minutes and replaces earlier ones. Unknown addresses get the same answer after the same time. X-Tenant and X-Public-Facility-Group say in whose name the mail is written, Accept-Language in which language.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/public/user/changepassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with the code of the mail
         * @description Ends all sessions of the account and verifies its address, since the code came there. A code works once, and five wrong tries spend it.
         */
        post: operations["changeForgottenPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account that is logged in
         * @description A 403 means that nobody is logged in.
         */
        get: operations["getUserInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/me/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The person behind the account, as the tenant knows them */
        get: operations["getCustomerInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The profile of the account */
        get: operations["getProfile"];
        /** Replace the profile */
        put: operations["replaceProfile"];
        /**
         * Change some fields of the profile
         * @description What is saved here also counts as known master data.
         */
        post: operations["saveProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/profile/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put up a picture
         * @description The content decides what it is, not the name. It is written anew, so that nothing but the picture is kept, at most 800 pixels long.
         */
        post: operations["uploadProfileImage"];
        /**
         * Remove the picture
         * @description Also answers 204 when there was none.
         */
        delete: operations["deleteProfileImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the person can be reached */
        get: operations["getContacts"];
        put?: never;
        /**
         * Change contact data
         * @description What is saved here also counts as known master data. Addresses have calls of their own (tag emails).
         */
        post: operations["saveContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/changepassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Renews the session and ends all others; the owner gets a mail that says so.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/changeemail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to change the main address
         * @description Sends a code to the new address, valid for 24 hours; verifyEmail takes it and makes the address the main one. The address until now stays valid meanwhile. An address that another account has gets the same answer, and its owner a notice.
         */
        post: operations["changeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/change-main-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a verified additional address the main one
         * @description The address until now becomes an additional one. All other sessions end.
         */
        post: operations["changeMainEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/resendregistrationmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the code of the registration again
         * @description The new code replaces the earlier one.
         */
        post: operations["resendRegistrationMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/referralurl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The address with which the member invites others */
        get: operations["getReferralUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/zendesk/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Where the reader finds help
         * @description The support of the brand, in the language of Accept-Language.
         */
        post: operations["createZendeskToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete the account
         * @description Refused while bookings lie ahead or a purchase is being paid. Ends all sessions; personal data goes, and what a studio has to keep of past bookings and payments names nobody any more.
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/additional-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an e-mail address
         * @description Sends a code to the address, valid for 24 hours; verifyAdditionalEmail takes it. Adding an address again that is not verified yet sends a new code. An address that another account has gets the same answer, and its owner a notice. At most 5.
         */
        post: operations["addAdditionalEmail"];
        /** Remove an additional e-mail address */
        delete: operations["deleteAdditionalEmail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/additionalemail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an e-mail address (old path)
         * @deprecated
         * @description The old path of addAdditionalEmail, by the same rules.
         */
        post: operations["addAdditionalEmailLegacy"];
        /**
         * Remove an additional e-mail address (old path)
         * @deprecated
         * @description The old path of deleteAdditionalEmail, by the same rules.
         */
        delete: operations["deleteAdditionalEmailLegacy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/additionalemail/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify an additional e-mail address
         * @description A code works once, and five wrong tries spend it.
         */
        post: operations["verifyAdditionalEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/studioconnects/withcustomercode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connect by customer code
         * @description Wrong values get one and the same answer, whichever is wrong, and are counted.
         */
        post: operations["connectWithCustomerCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/studioconnects/withemail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connect by e-mail address
         * @description The address is the proof, so it must be a verified one of this account. Wrong values get one and the same answer, whichever is wrong, and are counted.
         */
        post: operations["connectWithEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/studioconnects/withiban": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connect by bank account
         * @description Wrong values get one and the same answer, whichever is wrong, and are counted.
         */
        post: operations["connectWithIban"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/studioconnects/withibansuffix": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connect by the end of the bank account number
         * @description Wrong values get one and the same answer, whichever is wrong, and are counted.
         */
        post: operations["connectWithIbanSuffix"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/studioconnects/{studioConnectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Disconnect from a studio
         * @description The studio still knows its member, who can connect again.
         */
        delete: operations["deleteStudioConnect"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/account-context/migration/rsg-group/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the account is asked to move, and the texts
         * @description The facility group is that of X-Public-Facility-Group, else that of X-Tenant.
         */
        get: operations["getMigrationSteps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/account-context/migration/rsg-group/migrate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move the account into the context RSG_GROUP */
        post: operations["migrateAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/account-context/migration/rsg-group/cancelation-notice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuse to move
         * @description From now on the wizard begins at STEP_4.
         */
        post: operations["createCancelationNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/customercenter/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the member may do */
        get: operations["getCustomerConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/accessrefusal/configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What members are told who are not let in */
        get: operations["getAccessRefusalConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/accessrefusal/customer/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the member is let in */
        get: operations["getAccessRefusalStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/noshowpenalty/checkifentranceblocked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Until when missed bookings keep the member out */
        get: operations["getEntranceBlock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/noshowpenalty/isaccessblocked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether missed bookings keep the member out now */
        get: operations["getAccessBlock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/public/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an account
         * @description Sends a code to the address, valid for 24 hours. When the address has an account already the answer is the same, and its owner gets a notice instead. Nobody is logged in by this.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify the address of a new account
         * @deprecated
         * @description Use verifyEmail, which also says what was verified and takes codes of a changed address.
         */
        post: operations["verifyRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/public/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a new account, or a changed address
         * @description Takes the codes that register, quick register, resend and changeemail have sent; the session of a reader stays what it is. When an address is changed all other sessions end. A code works once, and five wrong tries spend it.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/public/quickregister": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The person that an invitation is for */
        get: operations["getQuickRegistration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/public/quickregister/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an account from an invitation
         * @description Once the address is verified the invitation is used up and the account is connected to its studio. Otherwise as register.
         */
        post: operations["registerQuickly"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Countries for addresses */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Countries as key and value */
        get: operations["listReferenceCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/address/usa/states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** States of the USA */
        get: operations["listUsaStates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/mysports/quickconnect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The studio and number that an invitation stands for
         * @description So that an invited person with an account types no more than the day of birth.
         */
        get: operations["getQuickConnect"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/bookableitems/course/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One course appointment */
        get: operations["getCourse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/bookableitems/course/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One course appointment (public) */
        get: operations["getPublicCourse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/bookableitems/course": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Course appointments of a period
         * @description The older form of the v2 call: those that take place.
         */
        get: operations["listCourseAppointments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/bookableitems/course": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Course appointments of a period (public)
         * @description The older form of the v2 call: those that take place.
         */
        get: operations["listPublicCourseAppointments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/bookableitems/course/withdefaulthomestudio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Course appointments of a period, at the home studio when none is named
         * @description Without a session the first studio of the tenant takes the place of the home studio.
         */
        get: operations["listCoursesWithDefaultHomeStudio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/bookableitems/course/withdefaulthomestudio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Course appointments of a period, at the home studio when none is named (public)
         * @description Without a session the first studio of the tenant takes the place of the home studio.
         */
        get: operations["listPublicCoursesWithDefaultHomeStudio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/bookableitems/course/nextavailable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The next appointments with a free place
         * @description Each course at most once: its first appointment that can be booked now.
         */
        get: operations["listNextAvailableCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/bookableitems/course/nextavailable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The next appointments with a free place (public)
         * @description Each course at most once: its first appointment that can be booked now.
         */
        get: operations["listPublicNextAvailableCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/bookableitems/course/upcoming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The next appointments */
        get: operations["listUpcomingCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/bookableitems/course/upcoming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The next appointments (public) */
        get: operations["listPublicUpcomingCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v2/bookableitems/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Course appointments of a period
         * @description Those that take place, full ones included.
         */
        get: operations["listCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v2/bookableitems/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Course appointments of a period (public)
         * @description Those that take place, full ones included.
         */
        get: operations["listPublicCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v2/bookableitems/courses/slice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Course appointments of a period, page by page */
        get: operations["listCourseSlice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v2/bookableitems/courses/slice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Course appointments of a period, page by page (public) */
        get: operations["listPublicCourseSlice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v2/bookableitems/courses/with-canceled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Course appointments of a period, canceled ones included */
        get: operations["listCoursesWithCanceled"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v2/bookableitems/courses/with-canceled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Course appointments of a period, canceled ones included (public) */
        get: operations["listPublicCoursesWithCanceled"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v2/bookableitems/courses/available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Course appointments of a period that can be booked now
         * @description With a free place, or one on the waiting list, inside their booking window.
         */
        get: operations["listAvailableCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v2/bookableitems/courses/available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Course appointments of a period that can be booked now (public)
         * @description With a free place, or one on the waiting list, inside their booking window.
         */
        get: operations["listPublicAvailableCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v2/bookableitems/courses/with-upcoming-appointment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Courses with their next appointment */
        get: operations["listCoursesWithUpcomingAppointment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v2/bookableitems/courses/with-upcoming-appointment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Courses with their next appointment (public) */
        get: operations["listPublicCoursesWithUpcomingAppointment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/bookingoptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the account holds that may pay for a course appointment */
        get: operations["listBookingOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/bookingoptions/withoffers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What may pay for a course appointment, with what can be bought */
        get: operations["getBookingOptionsWithOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/bookingoptions/with-trial-contingent-and-offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What may pay for a course appointment, trials included */
        get: operations["getBookingOptionsWithTrialContingentAndOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/bookingoptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the account holds that may pay for a course appointment (public) */
        get: operations["listPublicBookingOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/bookingoptions/withoffers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What may pay for a course appointment, with what can be bought (public) */
        get: operations["getPublicBookingOptionsWithOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/bookingoptions/with-trial-contingent-and-offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What may pay for a course appointment, trials included (public) */
        get: operations["getPublicBookingOptionsWithTrialContingentAndOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/calendar/bookcourse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Book a course with something the member holds */
        post: operations["bookCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/calendar/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One booking */
        get: operations["getCalendarItem"];
        put?: never;
        post?: never;
        /**
         * Cancel a booking
         * @description Frees the place; the first on the waiting list moves up. What was paid is paid back.
         */
        delete: operations["cancelCalendarItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/calendar/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bookings to come */
        get: operations["listCurrentCalendarItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/calendar/past": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bookings that are over */
        get: operations["listPastCalendarItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/v1/calendar/{id}/cancelationruleinfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What canceling a booking would do */
        get: operations["getCancelationRuleInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/calendar/bookcourse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Book a free course without an account */
        post: operations["bookPublicCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/calendar/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One booking, by its uuid */
        get: operations["getPublicCalendarItem"];
        put?: never;
        post?: never;
        /** Cancel a booking, by its uuid */
        delete: operations["cancelPublicCalendarItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nox/public/v1/calendar/{id}/cancelation-rule-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What canceling a booking would do, by its uuid */
        get: operations["getPublicCancelationRuleInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/aggregated/calendaritems/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One booking of the account, whichever tenant it belongs to */
        get: operations["getMyCalendarItem"];
        put?: never;
        post?: never;
        /** Cancel a booking of the account */
        delete: operations["cancelMyCalendarItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/aggregated/calendaritems/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bookings of the account to come, of all tenants */
        get: operations["listMyCurrentCalendarItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/aggregated/calendaritems/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bookings of the account that are over or canceled, of all tenants */
        get: operations["listMyCalendarHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/paymentinstruments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Instruments kept for the account */
        get: operations["listPaymentInstruments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/paymentinstruments/creditcard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep a card for the account */
        post: operations["createCreditCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/public/paymentinstruments/creditcard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Use a card without an account */
        post: operations["createPublicCreditCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/public/paymentinstruments/availabe-payment-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Kinds of instrument that a studio takes */
        get: operations["listAvailablePaymentTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/public/paymentinstruments/payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ways to pay that a studio takes */
        get: operations["listPublicPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tokenization/initiate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to keep a payment instrument */
        post: operations["initiateTokenization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tokenization/{tokenizationReference}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the instrument of an authorized tokenization
         * @description Answers the same instrument when it is called again.
         */
        post: operations["completeTokenization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tokenization/{tokenizationReference}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a tokenization stands */
        get: operations["getTokenizationState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tokenization/payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ways to pay that can be kept */
        get: operations["listTokenizationPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/checkouts/course-appointment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to buy a place in a course */
        post: operations["createCourseAppointmentCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v4/checkouts/course-appointment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to buy a place in a course, with a tokenization */
        post: operations["createCourseAppointmentCheckoutV4"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/public/checkouts/course-appointment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to buy a place in a course without an account */
        post: operations["createPublicCourseAppointmentCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/checkouts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a checkout stands */
        get: operations["getCheckout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/checkouts/course-appointment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The purchase of a place in a course */
        get: operations["getCourseAppointmentCheckout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/checkouts/{id}/authenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the bank whether the holder must confirm */
        post: operations["authenticateCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/checkouts/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a checkout up
         * @description Nothing is booked or charged. Answers the same when it is called again.
         */
        post: operations["cancelCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/checkouts/{id}/finalize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book and charge
         * @description Books first and charges in the same step: either both happen or neither. Called again it answers what the first call did; nothing is charged twice.
         */
        post: operations["finalizeCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/public/checkouts/{publicToken}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a checkout stands (public) */
        get: operations["getPublicCheckout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/public/checkouts/course-appointment/{publicToken}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The purchase of a place in a course (public) */
        get: operations["getPublicCourseAppointmentCheckout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/public/checkouts/{publicToken}/authenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the bank whether the holder must confirm (public) */
        post: operations["authenticatePublicCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/public/checkouts/{publicToken}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a checkout up (public)
         * @description Nothing is booked or charged. Answers the same when it is called again.
         */
        post: operations["cancelPublicCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/public/checkouts/{publicToken}/finalize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book and charge (public)
         * @description Books first and charges in the same step: either both happen or neither. Called again it answers what the first call did; nothing is charged twice.
         */
        post: operations["finalizePublicCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/masterdata/validate/bookapppointment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether enough is known for an appointment */
        get: operations["validateBookAppointmentMasterData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/masterdata/validate/bookcourse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether enough is known for a course */
        get: operations["validateBookCourseMasterData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/masterdata/validate/booktrialsession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether enough is known for a trial session */
        get: operations["validateBookTrialSessionMasterData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/masterdata/validate/signcontract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether enough is known for a contract */
        get: operations["validateSignContractMasterData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/event-logging/event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log an event */
        post: operations["createTrackingEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{tag}/{language}.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Texts of a tag in a language
         * @description When it fails, the default texts apply.
         */
        get: operations["getTranslations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forward-geocode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Towns by the beginning of their name */
        get: operations["listPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reverse-geocode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The region around a position */
        get: operations["listRegions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/static-image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture of the map around a position */
        get: operations["getStaticImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Colours and pictures of a brand. The client corrects the contrast; it never trusts it. */
        WhitelabelStyle: {
            /** @description Product title in the window title. */
            title: string | null;
            /** @description Page. As #RRGGBB. */
            backgroundColor: string | null;
            /** @description Raised surfaces. As #RRGGBB. */
            backgroundColor2: string | null;
            /** @description Text. As #RRGGBB. */
            textColor: string | null;
            /** @description The one thing to do next. As #RRGGBB. */
            highlightColor: string | null;
            /** @description Text on the highlight colour. As #RRGGBB. */
            highlightTextColor: string | null;
            /** @description Faults. As #RRGGBB. */
            errorColor: string | null;
            /** @description Top bar. As #RRGGBB. */
            topbarColor: string | null;
            /** @description Header. As #RRGGBB. */
            headerColor: string | null;
            /** @description Footer. As #RRGGBB. */
            footerColor: string | null;
            /**
             * Format: uri-reference
             * @description Folder of the favicons.
             */
            faviconBaseUrl: string | null;
            /**
             * Format: uri-reference
             * @description Logo in the top bar.
             */
            headerLogoUrl: string | null;
        };
        /** @description Texts and links of a brand. */
        WhitelabelTexts: {
            /** @description Title of the portal. */
            title: string | null;
            /** @description Imprint as text. */
            imprint: string | null;
            /** @description Label of the contact link. */
            contactLinkText: string | null;
            /**
             * Format: uri-reference
             * @description Address of the contact link.
             */
            contactLinkUrl: string | null;
            /**
             * Format: uri-reference
             * @description Address of the imprint.
             */
            imprintLinkUrl: string | null;
            /** @description Legal documents of the brand. */
            legalDocumentsLinks: {
                /**
                 * Format: uri-reference
                 * @description Privacy policy.
                 */
                privacyPolicy: string | null;
                /**
                 * Format: uri-reference
                 * @description Terms and conditions.
                 */
                termsAndConditions: string | null;
            } | null;
        };
        /** @description The brand under which the portal appears. */
        WhitelabelConfig: {
            /** @description Number of the configuration; some rules of the shell go by it. */
            id: number;
            /** @description Name of the brand. */
            name: string;
            /** @description Name of the platform behind the brand. */
            platformName: string;
            /** @description The tenant of the brand, when it has just one. */
            tenantName: string | null;
            /** @description Short stable name of the brand. */
            brandIdentifier: string;
            /**
             * @description For whom the portal is made.
             * @enum {string}
             */
            context: "STUDIO" | "BOOKING_PORTAL";
            /**
             * @description Which accounts may log in.
             * @enum {string}
             */
            accountContext: "MY_SPORTS" | "FIT_X" | "RSG_GROUP";
            /** @description Company that answers for the portal. */
            legalEntity: string;
            /** @description Its address. */
            legalEntityAddress: string;
            /** @description Facility group of the brand. */
            publicFacilityGroup: string;
            style: components["schemas"]["WhitelabelStyle"];
            texts: components["schemas"]["WhitelabelTexts"];
            /** @description Whether the support link is hidden. */
            hideSupportUrl: boolean;
            /** @description Whether the studio home tab is hidden. */
            hideHomeTab: boolean;
            /**
             * Format: uri-reference
             * @description Where memberships are cancelled instead of in the portal.
             */
            customCancellationLink: string | null;
        };
        /** @description A value to be put into the translated text of an error code. */
        TypedArg: {
            /**
             * @description How the value is to be read and shown: TIMESTAMP is an instant with offset shown as date and time, FIELD names a field of the request by its JSON path.
             * @enum {string}
             */
            type: "STRING" | "NUMBER" | "TIMESTAMP" | "FIELD";
            /** @description The value, always written as a string. */
            value: string;
        };
        /** @description One fault. */
        ErrorItem: {
            /** @description Text for the log; shown to the reader only when the code has no translation. */
            errorMessage: string;
            /** @description Stable code of the fault; the key of its translation. */
            errorCode: string;
            /** @description Names the request in the logs of the backend. */
            traceId: string;
            /** @description Values for the text of the code, in their order there. */
            typedArgs: components["schemas"]["TypedArg"][];
        };
        /** @description What every answer from status 400 carries: one fault, or a list of them. */
        ErrorBody: components["schemas"]["ErrorItem"] | components["schemas"]["ErrorItem"][];
        /** @description A studio chain. */
        TenantInfo: {
            /** @description Name of the tenant in addresses and headers. */
            tenant: string;
            /**
             * Format: uri-reference
             * @description Logo.
             */
            tenantLogo: string | null;
            /** @description Name for the public. */
            publicTenantName: string;
            /** @description Its studios. */
            studios: {
                /**
                 * Format: int64
                 * @description Organization unit id.
                 */
                id: number;
                /** @description IANA time zone. */
                zoneId: string;
            }[];
        };
        /**
         * @description A switch of the product. A client treats one that it is not told about as on.
         * @enum {string}
         */
        FeatureName: "COMPENSATION" | "LOYALTY_PROGRAM" | "TRIAL_SESSION" | "SELF_SERVICE_CONTRACT_NEW" | "TRACKING_EVENTS" | "LEGAL_INFOS" | "GA4" | "IS_DEV" | "SPONSORING" | "VACCINATION_CERTIFICATE" | "PRIVACY_MYSPORTS_RENAME" | "ACCESS_REFUSAL_NOTIFICATION" | "IDLE_PERIODS_SPLIT" | "MIGRATE_REACT_SLCT";
        /** @description Whether a feature is on. */
        FeatureState: {
            name: components["schemas"]["FeatureName"];
            /** @description Whether it is on. */
            enabled: boolean;
        };
        /**
         * @description Language and region, joined by an underscore.
         * @default de_DE
         */
        StudioLocale: string;
        /** @description In which languages a studio speaks to its members. */
        LocaleInfo: {
            /** @description Whether there is more than one to choose from. */
            multiLanguageSupport: boolean;
            /** @description The locales to choose from, in the order in which they are offered. */
            translationLocales: components["schemas"]["StudioLocale"][];
            studioLocale: components["schemas"]["StudioLocale"];
        };
        /**
         * @description What an active menu entry allows.
         * @enum {string}
         */
        MenuPermission: "NEWS" | "COURSES" | "BENEFITS" | "STUDIO_EVENTS" | "CHECKIN_RESERVATION" | "TRIAL_SESSION" | "CONTRACT" | "BENEFIT_OFFERS" | "DAY_TICKETS" | "VOUCHERS";
        /** @description An entry of the menu of a studio. */
        MenuEntry: {
            permission: components["schemas"]["MenuPermission"];
            /** @description Place in the menu, from 1. */
            position: number;
        };
        /** @description A picture in two sizes. */
        Picture: {
            /**
             * Format: uri-reference
             * @description Address of the small size.
             */
            url: string;
            /**
             * Format: uri-reference
             * @description Address of the size twice as wide.
             */
            urlLarge: string;
            /** @description Width of the small size in CSS pixels. */
            width: number;
            /** @description Height of the small size in CSS pixels. */
            height: number;
        };
        /** @description A postal address. */
        Address: {
            /** @description Street without the house number. */
            street: string;
            /** @description House number with any suffix. */
            houseNumber: string;
            /** @description Postal code. */
            zipCode: string;
            /** @description Town. */
            city: string;
            /** @description State or province, where the country has them. */
            provinceCode: string | null;
            /** @description Name of the country in the language asked for. */
            country: string;
            /** @description ISO 3166-1 alpha-2. */
            countryCode: string;
            /** @description Whether the house number stands before the street. */
            houseNumberFirst: boolean;
            /** @description Whether addresses of this country carry a state. */
            hasState: boolean;
        };
        /** @description A place on earth, WGS 84. */
        Coordinates: {
            /** @description Degrees north. */
            latitude: number;
            /** @description Degrees east. */
            longitude: number;
        };
        /** @description A way to reach a studio. */
        StudioContact: {
            /**
             * @description Which way.
             * @enum {string}
             */
            type: "PHONE" | "WEBSITE" | "EMAIL";
            /** @description Number or address. */
            value: string;
        };
        /** @description A time on a weekday during which the studio is closed. */
        ClosingHours: {
            /**
             * @description Weekday.
             * @enum {string}
             */
            dayOfWeek: "MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY";
            /** @description Wall clock time in the zone of the studio, HH:mm. */
            from: string;
            /** @description Wall clock time in the zone of the studio, HH:mm; 24:00 is the end of the day. */
            until: string;
        };
        /** @description A studio. */
        Studio: {
            /**
             * Format: int64
             * @description Organization unit id.
             */
            id: number;
            /** @description Name of the chain for the public. */
            tenantName: string;
            /** @description Name of the studio. */
            name: string;
            /**
             * Format: uri-reference
             * @description Logo.
             */
            logoUrl: string | null;
            /** @description A view of the studio. */
            image: components["schemas"]["Picture"] | null;
            /** @description IANA time zone; all times of the studio are shown in it. */
            zoneId: string;
            /** @description Kind of studio; 0 and 1 show the logo of the product. */
            type: number;
            address: components["schemas"]["Address"];
            /** @description Where it is. */
            coordinates: components["schemas"]["Coordinates"] | null;
            /** @description Ways to reach it. */
            contacts: components["schemas"]["StudioContact"][];
            /**
             * Format: uri-reference
             * @description Website.
             */
            website: string | null;
            /**
             * Format: email
             * @description E-mail.
             */
            email: string | null;
            /** @description ISO 4217 code of the currency. */
            currencyCode: string;
            /** @description Language of the studio, used when the reader has chosen none. */
            locale: string;
            /** @description When it is closed. */
            closingHoursDtos: components["schemas"]["ClosingHours"][];
            /** @description Whether memberships can be cancelled online. */
            onlineCancelationEnabled: boolean;
        };
        /**
         * @description How busy, by the limits of the studio's indicator.
         * @enum {string}
         */
        UtilizationLevel: "LOW" | "MEDIUM" | "HIGH";
        /** @description How busy a studio is in one hour. */
        UtilizationHour: {
            /**
             * Format: date-time
             * @description Beginning, with the offset of the studio.
             */
            startDateTime: string;
            /**
             * Format: date-time
             * @description End, with the offset of the studio.
             */
            endDateTime: string;
            /**
             * @description Whether it was counted, or is expected from the weeks before.
             * @enum {string}
             */
            state: "COUNTED" | "EXPECTED";
            /** @description How many people are there. */
            visitors: number;
            /** @description Share of the studio's capacity, rounded; 100 also when there are more. */
            percentage: number;
            level: components["schemas"]["UtilizationLevel"];
        };
        /** @description How busy a studio is on a day, hour by hour. */
        Utilization: {
            /**
             * Format: int64
             * @description Organization unit id of the studio.
             */
            organizationUnitId: number;
            /**
             * Format: date
             * @description The calendar day in the zone of the studio.
             */
            date: string;
            /** @description The hours in their order; those in which the studio is closed are left out. */
            hours: components["schemas"]["UtilizationHour"][];
        };
        /** @description Whether a studio shows how busy it is. */
        UtilizationReveal: {
            /** @description When false, only the limits are answered. */
            revealed: boolean;
        };
        /** @description How many people are in a studio now. */
        ActiveCheckins: {
            /**
             * Format: int64
             * @description Organization unit id of the studio.
             */
            organizationUnitId: number;
            /**
             * Format: date-time
             * @description When they were counted, with the offset of the studio.
             */
            countedAt: string;
            /** @description How many people are checked in. */
            activeCheckins: number;
            /** @description How many people there is room for. */
            capacity: number;
            /** @description Share of the studio's capacity, rounded; 100 also when there are more. */
            percentage: number;
            level: components["schemas"]["UtilizationLevel"];
        };
        /** @description How busy a studio usually is in an hour of a weekday. */
        HistoricUtilizationHour: {
            /** @description Wall clock time in the zone of the studio, HH:mm. */
            startTime: string;
            /** @description Wall clock time in the zone of the studio, HH:mm; 24:00 is the end of the day. */
            endTime: string;
            /** @description How many people are there on average, to one decimal. */
            averageVisitors: number;
            /** @description Share of the studio's capacity, rounded; 100 also when there are more. */
            percentage: number;
            level: components["schemas"]["UtilizationLevel"];
        };
        /** @description How busy a studio usually is on a weekday. */
        HistoricUtilization: {
            /**
             * @description Weekday.
             * @enum {string}
             */
            dayOfWeek: "MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY";
            /** @description The hours in their order; those in which nobody was counted are left out. */
            hours: components["schemas"]["HistoricUtilizationHour"][];
        };
        /** @description The limits of the indicator, in percent of the studio's capacity. */
        UtilizationIndicatorLimits: {
            /** @description Up to this it is LOW. */
            low: number;
            /** @description Above low and up to this it is MEDIUM; above it is HIGH. */
            medium: number;
            /** @description Where the scale of the indicator ends. */
            high: number;
        };
        /** @description A kind of studio. */
        StudioCategory: {
            /**
             * Format: int64
             * @description Id of the category.
             */
            id: number;
            /** @description Name in the language asked for. */
            name: string;
        };
        /** @description Something that a studio has. */
        StudioFeature: {
            /**
             * Format: int64
             * @description Id of the feature.
             */
            id: number;
            /** @description Name in the language asked for. */
            name: string;
        };
        /** @description What members think of a studio, in one figure. */
        StudioRating: {
            /** @description Number of the studio in the chain's own books. */
            externalId: string;
            /** @description Mean of all ratings, 1 is worst and 5 is best; null while there is none. */
            average: number | null;
            /** @description How many ratings there are. */
            count: number;
        };
        /** @description A studio as a studio finder shows it. */
        BookingPortalStudio: {
            /**
             * Format: int64
             * @description Organization unit id.
             */
            id: number;
            /** @description Name of the tenant. */
            tenant: string;
            /** @description Name of the chain for the public. */
            tenantName: string;
            /** @description Base64 of the tenant and the organization unit id joined by a colon; names the studio in addresses. */
            studioUuid: string;
            /** @description Number of the studio in the chain's own books. */
            externalId: string;
            /** @description Name of the studio. */
            name: string;
            /** @description Short name for addresses, the same for ever; none is named like another call of this tag. */
            alias: string;
            /**
             * Format: uri-reference
             * @description Logo.
             */
            logoUrl: string | null;
            /** @description A view of the studio. */
            image: components["schemas"]["Picture"] | null;
            /** @description IANA time zone. */
            zoneId: string;
            address: components["schemas"]["Address"];
            /** @description Where it is; readers work out distances themselves. */
            coordinates: components["schemas"]["Coordinates"] | null;
            /** @description When it is closed. */
            closingHoursDtos: components["schemas"]["ClosingHours"][];
            /** @description What kind of studio it is, by name. */
            categories: components["schemas"]["StudioCategory"][];
            /** @description What it has, by group and name. */
            features: components["schemas"]["StudioFeature"][];
            rating: components["schemas"]["StudioRating"];
        };
        /** @description What the filters of a studio finder ask of a studio. */
        FilterStudio: {
            /**
             * Format: int64
             * @description Organization unit id.
             */
            id: number;
            /** @description Name of the tenant. */
            tenant: string;
            /** @description Name of the studio. */
            name: string;
            /** @description Short name for addresses, the same for ever; none is named like another call of this tag. */
            alias: string;
            /** @description Town. */
            city: string;
            /** @description ISO 3166-1 alpha-2. */
            countryCode: string;
            /** @description Ids of its categories. */
            categoryIds: number[];
            /** @description Ids of its features. */
            featureIds: number[];
        };
        /** @description Features that belong together. */
        StudioFeatureCategory: {
            /**
             * Format: int64
             * @description Id of the group.
             */
            id: number;
            /** @description Name in the language asked for. */
            name: string;
            /** @description The features of the group, by name. */
            features: components["schemas"]["StudioFeature"][];
        };
        /** @description How many studios there are. */
        StudioCount: {
            /** @description Number of studios. */
            count: number;
        };
        /** @description How many studios there are in a city. */
        CityStudioCount: {
            /** @description Town. */
            city: string;
            /** @description ISO 3166-1 alpha-2. */
            countryCode: string;
            /** @description Number of studios. */
            count: number;
        };
        /** @description A link of its own that a studio puts into its menu. */
        AdditionalMenuEntry: {
            /** @description Words of the link, as the studio wrote them. */
            label: string;
            /**
             * Format: uri
             * @description Where it leads; always https.
             */
            url: string;
            /** @description Place among the additional entries, from 1. */
            position: number;
        };
        /**
         * @description Something that can be booked; the same words as in the menu.
         * @enum {string}
         */
        StudioBookingOption: "COURSES" | "BENEFITS" | "STUDIO_EVENTS" | "CHECKIN_RESERVATION" | "TRIAL_SESSION" | "CONTRACT" | "BENEFIT_OFFERS" | "DAY_TICKETS" | "VOUCHERS";
        /** @description What can be booked at a studio. */
        StudioBookingOptions: {
            /**
             * Format: int64
             * @description Organization unit id of the studio.
             */
            organizationUnitId: number;
            /** @description What everybody can book there, in the order of the studio's menu. */
            options: components["schemas"]["StudioBookingOption"][];
        };
        /** @description A studio in a list to choose from. */
        ListedStudio: {
            /**
             * Format: int64
             * @description Organization unit id.
             */
            id: number;
            /** @description Name of the tenant. */
            tenant: string;
            /** @description Name of the chain for the public. */
            tenantName: string;
            /** @description Base64 of the tenant and the organization unit id joined by a colon; names the studio in addresses. */
            studioUuid: string;
            /** @description Name of the studio. */
            name: string;
            /** @description Short name for addresses, the same for ever; none is named like another call of this tag. */
            alias: string;
            /**
             * Format: uri-reference
             * @description Logo.
             */
            logoUrl: string | null;
            /** @description IANA time zone. */
            zoneId: string;
            address: components["schemas"]["Address"];
            /** @description Where it is; readers work out distances themselves. */
            coordinates: components["schemas"]["Coordinates"] | null;
        };
        /** @description A studio in the list of a portal. */
        PortalStudio: {
            /**
             * Format: int64
             * @description Organization unit id.
             */
            id: number;
            /** @description Name of the tenant. */
            tenant: string;
            /** @description Base64 of the tenant and the organization unit id joined by a colon; names the studio in addresses. */
            studioUuid: string;
            /** @description Name of the studio. */
            name: string;
            /**
             * Format: uri-reference
             * @description Logo.
             */
            logoUrl: string | null;
            /** @description A view of the studio. */
            image: components["schemas"]["Picture"] | null;
            /** @description IANA time zone. */
            zoneId: string;
            address: components["schemas"]["Address"];
            /** @description Where it is. */
            coordinates: components["schemas"]["Coordinates"] | null;
            /** @description When it is closed. */
            closingHoursDtos: components["schemas"]["ClosingHours"][];
        };
        /**
         * @description What a legal document is about.
         * @enum {string}
         */
        LegalInfoType: "GENERAL_TERMS" | "IMPRINT" | "PRIVACY" | "REVOCATION_TERMS" | "ACCESSIBILITY_STATEMENTS";
        /** @description A legal document of a studio, in force now. */
        LegalInfo: {
            type: components["schemas"]["LegalInfoType"];
            /** @description Whether the document is a page elsewhere. */
            externalUrl: boolean;
            /** @description The https address of that page; else the document itself as HTML, to be sanitised before it is shown. */
            text: string;
        };
        /** @description What a form asks somebody to consent to before it sends their data to a studio. */
        LegalConsent: {
            type: components["schemas"]["LegalInfoType"];
            /** @description Short name of the text block, for the message that it has not been accepted. */
            name: string | null;
            /** @description The sentence beside the checkbox, in the language of the studio; plain text. */
            text: string;
            /** @description Whether the form must not be sent without it. */
            mandatory: boolean;
        };
        /** @description The legal documents of a studio as its footer lists them. */
        ActiveLegalInfos: {
            /** @description In the order of the footer; at most one of each type. */
            activeLegalInfos: components["schemas"]["LegalInfo"][];
        };
        /** @description The studio that something belongs to. */
        StudioReference: {
            /**
             * Format: int64
             * @description Organization unit id of the studio.
             */
            id: number;
            /** @description Name of the studio. */
            name: string;
            /** @description IANA time zone of the studio; its times are shown in it. */
            zoneId: string;
        };
        /** @description A piece of news of a studio. */
        StudioNews: {
            /**
             * Format: int64
             * @description Id of the news.
             */
            id: number;
            /** @description Headline. */
            title: string;
            /** @description One or two sentences for a list; plain text. */
            teaser: string;
            /** @description The text as HTML, to be sanitised before it is shown. */
            body: string;
            /**
             * Format: date-time
             * @description When it was published, on the studio's clock; never in the future.
             */
            publishDate: string;
            /** @description A picture; null when there is none. */
            image: components["schemas"]["Picture"] | null;
            studio: components["schemas"]["StudioReference"];
        };
        /** @description How a portal begins for the studios of a facility group. */
        TenantConfig: {
            /** @description Name of the tenant; null when the portal is for several. */
            tenant: string | null;
            /**
             * Format: int64
             * @description Organization unit id of the studio when there is just one.
             */
            organizationUnitId: number | null;
            /** @description The same studio as it is named in addresses. */
            studioUuid: string | null;
            /** @description Whether it is a portal for the studios of many chains. */
            isBookingPortal: boolean;
            /** @description Whether only single pages are shown, reached from the studio's own website. */
            externalPage: boolean;
            /** @description Whether the backend is in maintenance; nothing else will answer then. */
            maintenance: boolean;
            /**
             * Format: uri
             * @description Where memberships are cancelled when not in the portal.
             */
            contractTerminationLink: string | null;
        };
        /**
         * @description What a part of the training section holds.
         * @enum {string}
         */
        TrainingSectionType: "TRAINING_PLANS" | "WORKOUT_HISTORY" | "BODY_MEASUREMENTS" | "ARTICLES" | "VIDEOS";
        /** @description A part of the training section. */
        TrainingSection: {
            type: components["schemas"]["TrainingSectionType"];
            /** @description Place in the training section, from 1. */
            position: number;
            /** @description Whether it opens for members only. */
            membersOnly: boolean;
        };
        /** @description What the training section of the portal shows for a facility. */
        TrainingSectionConfiguration: {
            /**
             * Format: int64
             * @description Id of the facility; the same as the organization unit id of its studio.
             */
            facilityId: number;
            /** @description Whether there is a training section; without one there are no sections. */
            enabled: boolean;
            /** @description In their order. */
            sections: components["schemas"]["TrainingSection"][];
        };
        /** @description A kind of facility. */
        FacilityCategory: {
            /**
             * Format: int64
             * @description Id of the category; the same as of studios.
             */
            id: number;
            /** @description Name in the language asked for. */
            name: string;
            /** @description How many facilities are of this kind. */
            facilityCount: number;
        };
        /** @description A facility where members of other chains can check in. */
        CheckInFacility: {
            /**
             * Format: int64
             * @description Id of the facility; the same as the organization unit id of its studio.
             */
            facilityId: number;
            /** @description Name of the tenant. */
            tenant: string;
            /** @description Name of the chain for the public. */
            tenantName: string;
            /** @description Name of the facility. */
            name: string;
            /**
             * Format: uri-reference
             * @description Logo.
             */
            logoUrl: string | null;
            /** @description IANA time zone. */
            zoneId: string;
            address: components["schemas"]["Address"];
            /** @description Where it is; readers work out distances themselves. */
            coordinates: components["schemas"]["Coordinates"] | null;
            /** @description When it is closed. */
            closingHoursDtos: components["schemas"]["ClosingHours"][];
        };
        /** @description Credentials. */
        LoginRequest: {
            /** @description E-mail address of the account. */
            username: string;
            /**
             * Format: password
             * @description Password.
             */
            password: string;
        };
        /** @description Who is logged in now. */
        LoginResult: {
            /**
             * Format: int64
             * @description Identifies the account.
             */
            userId: number;
        };
        /** @description Whose password was forgotten. */
        ResetPasswordRequest: {
            /**
             * Format: email
             * @description E-mail address of the account.
             */
            email: string;
        };
        /** @description A new password, proven by the code of the mail. */
        ChangeForgottenPasswordRequest: {
            /**
             * Format: email
             * @description E-mail address of the account. Without it the code alone must name the account.
             */
            email?: string;
            /** @description Code of the mail; small letters, spaces and hyphens do not matter. */
            code: string;
            /**
             * Format: password
             * @description New password: at least 8 characters with a letter and a digit.
             */
            password: string;
        };
        /** @description A connection between the account and a studio. */
        StudioConnect: {
            /**
             * Format: int64
             * @description Identifies the connection.
             */
            studioConnectId: number;
            /**
             * Format: int64
             * @description Organization unit id.
             */
            studioId: number;
            /** @description Name of the studio. */
            studioName: string;
            /** @description Name of the tenant. */
            tenant: string;
        };
        /** @description The account that is logged in. */
        UserInfo: {
            /**
             * Format: int64
             * @description Identifies the account.
             */
            id: number;
            /** @description Whether the e-mail address is verified. */
            verified: boolean;
            /** @description Whether there is any connection. */
            studioConnected: boolean;
            /** @description Connections to studios. */
            studioConnects: components["schemas"]["StudioConnect"][];
            /**
             * Format: email
             * @description Main e-mail address.
             */
            email: string;
            /** @description How the account is addressed. */
            name: string;
            /**
             * Format: uri-reference
             * @description Picture; a file named avatar_default.png counts as none.
             */
            profilePictureUrl: string | null;
        };
        /** @description What the tenant knows of the person behind the account; null where nothing is known yet. */
        CustomerInfo: {
            /**
             * Format: int64
             * @description Identifies the customer at the tenant.
             */
            customerId: number | null;
            /** @description Given name. */
            firstname: string | null;
            /** @description Family name. */
            lastname: string | null;
            /**
             * Format: email
             * @description E-mail.
             */
            email: string;
            /**
             * Format: date
             * @description Calendar day of birth.
             */
            dateOfBirth: string | null;
            /** @description Telephone number. */
            phone: string | null;
            /** @description Street. */
            street: string | null;
            /** @description House number. */
            houseNumber: string | null;
            /** @description Postal code. */
            zipCode: string | null;
            /** @description Town. */
            city: string | null;
            /** @description ISO 3166-1 alpha-2. */
            countryCode: string | null;
            /**
             * Format: int64
             * @description Organization unit id of the home studio.
             */
            homeStudioId: number | null;
        };
        /** @description What an account says about its person. */
        Profile: {
            /** @description Given name. */
            firstname: string | null;
            /** @description Family name. */
            lastname: string | null;
            /**
             * Format: date
             * @description Calendar day of birth.
             */
            dateOfBirth: string | null;
            /** @description Language and region of mails, in the form of BCP 47; null follows the brand. */
            locale: string | null;
            /**
             * Format: date
             * @description When the account was made.
             */
            memberSince: string | null;
            /**
             * Format: uri-reference
             * @description Picture; a file named avatar_default.png counts as none.
             */
            profilePictureUrl: string | null;
        };
        /** @description All of a profile; null empties a field. */
        ReplaceProfileRequest: {
            /** @description Given name. */
            firstname: string | null;
            /** @description Family name. */
            lastname: string | null;
            /**
             * Format: date
             * @description Calendar day of birth.
             */
            dateOfBirth: string | null;
            /** @description Language and region of mails, in the form of BCP 47; null follows the brand. */
            locale: string | null;
        };
        /** @description Some fields of a profile; those that are left out stay. */
        SaveProfileRequest: {
            /** @description Given name. */
            firstname?: string | null;
            /** @description Family name. */
            lastname?: string | null;
            /**
             * Format: date
             * @description Calendar day of birth.
             */
            dateOfBirth?: string | null;
            /** @description Language and region of mails, in the form of BCP 47; null follows the brand. */
            locale?: string | null;
        };
        /** @description A picture as a file of a form. */
        ProfileImageUpload: {
            /**
             * Format: binary
             * @description JPEG, PNG or WebP of at most 5 MB and 25 million pixels. What the file says about place and camera is not kept.
             */
            image: Blob;
        };
        /** @description Where the picture is. */
        ProfileImage: {
            /**
             * Format: uri-reference
             * @description Address of the picture; another one for each upload.
             */
            profilePictureUrl: string;
        };
        /** @description An e-mail address of the account. */
        ContactEmail: {
            /**
             * Format: email
             * @description The address.
             */
            email: string;
            /** @description Whether it is the main one, with which the account logs in. */
            main: boolean;
            /** @description Whether it is verified. */
            verified: boolean;
        };
        /** @description How the person can be reached. */
        Contacts: {
            /** @description Addresses of the account, the main one first. */
            emails: components["schemas"]["ContactEmail"][];
            /** @description Telephone number, with country code for foreign numbers. */
            phone: string | null;
            /** @description Street without the house number. */
            street: string | null;
            /** @description House number with any suffix. */
            houseNumber: string | null;
            /** @description Postal code. */
            zipCode: string | null;
            /** @description Town. */
            city: string | null;
            /** @description State, where the country has them. */
            provinceCode: string | null;
            /** @description ISO 3166-1 alpha-2. */
            countryCode: string | null;
        };
        /** @description Some fields of the contact data; those that are left out stay, null empties one. */
        SaveContactsRequest: {
            /** @description Telephone number, with country code for foreign numbers. */
            phone?: string | null;
            /** @description Street without the house number. */
            street?: string | null;
            /** @description House number with any suffix. */
            houseNumber?: string | null;
            /** @description Postal code. */
            zipCode?: string | null;
            /** @description Town. */
            city?: string | null;
            /** @description State, where the country has them. */
            provinceCode?: string | null;
            /** @description ISO 3166-1 alpha-2. */
            countryCode?: string | null;
        };
        /** @description The old password and a new one. */
        ChangePasswordRequest: {
            /**
             * Format: password
             * @description Password until now.
             */
            oldPassword: string;
            /**
             * Format: password
             * @description At least 8 characters with a letter and a digit.
             */
            newPassword: string;
        };
        /** @description Another address for the account. */
        ChangeEmailRequest: {
            /**
             * Format: email
             * @description New main address.
             */
            email: string;
            /**
             * Format: password
             * @description Password of the account.
             */
            password: string;
        };
        /** @description A mail with a code is on its way. The answer is the same whether or not the address is taken. */
        CodeSent: {
            /**
             * Format: email
             * @description Where the mail goes.
             */
            email: string;
            /**
             * Format: date-time
             * @description When the code expires.
             */
            codeValidUntil: string;
        };
        /** @description Which additional address becomes the main one. */
        ChangeMainEmailRequest: {
            /**
             * Format: email
             * @description Verified additional address.
             */
            email: string;
            /**
             * Format: password
             * @description Password of the account.
             */
            password: string;
        };
        /** @description How a member invites others. */
        ReferralUrl: {
            /**
             * Format: uri-reference
             * @description Address for friends; it carries the code.
             */
            referralUrl: string;
            /** @description Code of this account. */
            referralCode: string;
        };
        /** @description Where the reader finds help. */
        SupportLink: {
            /**
             * Format: uri-reference
             * @description Address of the support; it carries nothing about the person.
             */
            supportURL: string;
        };
        /** @description Confirms that the account is to be deleted. */
        DeleteAccountRequest: {
            /**
             * Format: password
             * @description Password of the account.
             */
            password: string;
        };
        /** @description An additional address. */
        AdditionalEmailRequest: {
            /**
             * Format: email
             * @description The address.
             */
            email: string;
        };
        /** @description An additional address and the code that was sent to it. */
        VerifyAdditionalEmailRequest: {
            /**
             * Format: email
             * @description The address.
             */
            email: string;
            /** @description Code of the mail; small letters, spaces and hyphens do not matter. */
            code: string;
        };
        /** @description A member, by the number on the contract. */
        ConnectWithCustomerCodeRequest: {
            /**
             * Format: int64
             * @description Organization unit id of the studio.
             */
            studioId: number;
            /** @description Number that the studio has given to the member. */
            customerCode: string;
            /**
             * Format: date
             * @description Calendar day of birth, as the studio knows it.
             */
            dateOfBirth: string;
        };
        /** @description A member, by an address that the studio knows. */
        ConnectWithEmailRequest: {
            /**
             * Format: int64
             * @description Organization unit id of the studio.
             */
            studioId: number;
            /**
             * Format: email
             * @description A verified address of the account.
             */
            email: string;
        };
        /** @description A member, by the bank account that the studio knows. */
        ConnectWithIbanRequest: {
            /**
             * Format: int64
             * @description Organization unit id of the studio.
             */
            studioId: number;
            /** @description International bank account number, without spaces. */
            iban: string;
            /**
             * Format: date
             * @description Calendar day of birth, as the studio knows it.
             */
            dateOfBirth: string;
        };
        /** @description A member, by the end of the bank account number and the name. */
        ConnectWithIbanSuffixRequest: {
            /**
             * Format: int64
             * @description Organization unit id of the studio.
             */
            studioId: number;
            /** @description Last four characters of the bank account number. */
            ibanSuffix: string;
            /** @description Family name, as the studio knows it. */
            lastname: string;
            /**
             * Format: date
             * @description Calendar day of birth, as the studio knows it.
             */
            dateOfBirth: string;
        };
        /**
         * @description Where the account stands: STEP_1 has not decided, STEP_4 has refused.
         * @enum {string}
         */
        MigrationStepName: "STEP_1" | "STEP_4";
        /** @description A document that a consent is about. */
        MigrationLink: {
            /**
             * Format: uri-reference
             * @description Address of the document.
             */
            url: string;
            /** @description Text of the link. */
            urlText: string;
        };
        /** @description A consent. */
        MigrationCheckbox: {
            /** @description What is agreed to; {privacyPolicy} and {termsAndConditions} stand where the links go. */
            text: string;
            privacyPolicy: components["schemas"]["MigrationLink"];
            termsAndConditions: components["schemas"]["MigrationLink"];
        };
        /** @description Texts of one step, in the language of Accept-Language. */
        MigrationStep: {
            /** @description Heading. */
            title: string;
            /** @description Text, as markdown. */
            content: string;
            /** @description Line above the heading. */
            labelText: string;
            /** @description Label of the button that agrees. */
            confirmText: string;
            /** @description Label of the other button. */
            cancelText: string;
            /** @description Consent of the step; null when it asks for none. */
            checkbox: components["schemas"]["MigrationCheckbox"] | null;
        };
        /** @description Whether and with which words the account is asked to move. */
        MigrationSteps: {
            /** @description Whether the account belongs to another context than the facility group and can move. */
            shouldShowMigrationWizard: boolean;
            currentStep: components["schemas"]["MigrationStepName"];
            step1: components["schemas"]["MigrationStep"];
            step2: components["schemas"]["MigrationStep"];
            step3: components["schemas"]["MigrationStep"];
            step4: components["schemas"]["MigrationStep"];
        };
        /** @description The two consents; both must be true. */
        MigrateRequest: {
            /** @description Whether the privacy policy was agreed to. */
            agreedToPrivacyPolicy: boolean;
            /** @description Whether the terms and conditions were agreed to. */
            agreedToTermsAndConditions: boolean;
        };
        /**
         * @description Something that a member may do.
         * @enum {string}
         */
        CustomerPermission: "SELF_SERVICE" | "CUSTOMER_CENTER" | "CUSTOMER_CENTER_PERSONAL_ACTIVE_READ" | "CUSTOMER_CENTER_ADDRESS_ACTIVE_READ" | "CUSTOMER_CENTER_CONTACT_ACTIVE_READ" | "CUSTOMER_CENTER_PAYMENT_ACTIVE_READ" | "CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS" | "CUSTOMER_CENTER_CONTRACT_SHOW_INACTIVE_CONTRACTS" | "CUSTOMER_CENTER_INVOICE_ACTIVE" | "CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ" | "CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_WITHOUT_VERIFICATION" | "CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_WITH_VERIFICATION" | "CUSTOMER_CENTER_REFERRAL_ACTIVE" | "SELF_SERVICE_COMPENSATION" | "CUSTOMER_CENTER_CONSUMPTION_CREDIT_DISPLAY" | "CUSTOMER_CENTER_CONSUMPTION_CREDIT_RECHARGE" | "CUSTOMER_CENTER_ACCOUNT_DETAILED_VIEW" | "CUSTOMER_CENTER_ACCOUNT_SUMMARIZED_VIEW" | "CUSTOMER_CENTER_ACCOUNT_BALANCE_ALLOWED" | "CUSTOMER_CENTER_LOYALTY_PROGRAM" | "CUSTOMER_CENTER_CHECKIN_HISTORY_ACTIVE";
        /** @description What a member may do at the tenant. */
        CustomerConfig: {
            /** @description Whether a change of payment data must be signed. */
            paymentSignatureRequired: boolean;
            /** @description What the member may do. */
            permissions: components["schemas"]["CustomerPermission"][];
        };
        /** @description What a studio chain tells members who are not let in. */
        AccessRefusalConfiguration: {
            /** @description Whether the portal tells the member. */
            notificationEnabled: boolean;
            /** @description Whether it says the reason too. */
            reasonShown: boolean;
        };
        /**
         * @description Why a studio does not let a member in.
         * @enum {string}
         */
        AccessRefusalReason: "OPEN_PAYMENTS" | "NO_ACTIVE_CONTRACT" | "BLOCKED_BY_STUDIO";
        /** @description Whether the member is let in. */
        AccessRefusalStatus: {
            /** @description Whether the member is not let in. */
            accessRefused: boolean;
            /** @description Why; empty when the member is let in. */
            reasons: components["schemas"]["AccessRefusalReason"][];
            /**
             * Format: date-time
             * @description Since when.
             */
            refusedSince: string | null;
        };
        /** @description What missed bookings have led to. */
        EntranceBlockInfo: {
            /**
             * Format: date-time
             * @description Until when the member cannot book; null when they can.
             */
            blockMySportsBookingUntil: string | null;
            /**
             * Format: date-time
             * @description Until when the member is not let in; null when they are.
             */
            entranceLockUntil: string | null;
        };
        /** @description Whether missed bookings keep the member out. */
        AccessBlock: {
            /** @description Whether the member is not let in at present. */
            accessBlocked: boolean;
        };
        /** @description Somebody who wants an account. */
        RegisterRequest: {
            /**
             * Format: email
             * @description E-mail address, which will be the login name.
             */
            email: string;
            /**
             * Format: password
             * @description At least 8 characters with a letter and a digit.
             */
            password: string;
            /** @description Given name: letters, spaces, hyphens, dots and apostrophes. */
            firstname: string;
            /** @description Family name: letters, spaces, hyphens, dots and apostrophes. */
            lastname: string;
            /** @description Language and region of the mails, in the form of BCP 47. */
            locale: string;
            /** @description Whether the terms of the brand were accepted; must be true when it has any (texts.legalDocumentsLinks.termsAndConditions). */
            termsAccepted: boolean;
            /** @description Code of the member who invited the person. */
            referralCode?: string;
        };
        /** @description An address and the code that was sent to it. */
        VerifyRequest: {
            /**
             * Format: email
             * @description Address that the code was sent to.
             */
            email: string;
            /** @description Code of the mail; small letters, spaces and hyphens do not matter. */
            code: string;
        };
        /**
         * @description What a code was sent for: REGISTRATION verifies a new account, CHANGE_EMAIL makes the address its main one.
         * @enum {string}
         */
        VerifiedPurpose: "REGISTRATION" | "CHANGE_EMAIL";
        /** @description What was verified. */
        VerificationResult: {
            /**
             * Format: email
             * @description Address that is verified now.
             */
            email: string;
            purpose: components["schemas"]["VerifiedPurpose"];
        };
        /** @description Who a studio has invited to make an account. */
        QuickRegistration: {
            /**
             * Format: uuid
             * @description Names the invitation.
             */
            uuid: string;
            /**
             * Format: int64
             * @description Organization unit id of the studio.
             */
            studioId: number;
            /** @description Name of the studio. */
            studioName: string;
            /** @description Name of the tenant. */
            tenant: string;
            /**
             * Format: email
             * @description Address that the studio knows; it cannot be changed. Null: the person types one.
             */
            email: string | null;
            /** @description Given name that the studio knows. */
            firstname: string | null;
            /** @description Family name that the studio knows. */
            lastname: string | null;
        };
        /** @description An account for somebody who was invited. */
        QuickRegisterRequest: {
            /**
             * Format: uuid
             * @description Names the invitation.
             */
            uuid: string;
            /**
             * Format: email
             * @description E-mail address; the one of the invitation when that has one.
             */
            email: string;
            /**
             * Format: password
             * @description At least 8 characters with a letter and a digit.
             */
            password: string;
            /** @description Given name: letters, spaces, hyphens, dots and apostrophes. */
            firstname: string;
            /** @description Family name: letters, spaces, hyphens, dots and apostrophes. */
            lastname: string;
            /** @description Language and region of the mails, in the form of BCP 47. */
            locale: string;
            /** @description Whether the terms of the brand were accepted; must be true when it has any. */
            termsAccepted: boolean;
        };
        /** @description A country as key and value. */
        Country: {
            /** @description ISO 3166-1 alpha-2. */
            key: string;
            /** @description Name in the language asked for. */
            value: string;
        };
        /** @description A state as addresses have it. */
        StateOption: {
            /** @description Name of the state. */
            name: string;
            /** @description Two letters of the postal service. */
            abbreviation: string;
        };
        /** @description The studio that an invitation leads to, for somebody who has an account already. */
        QuickConnect: {
            /**
             * Format: uuid
             * @description Names the invitation.
             */
            uuid: string;
            /**
             * Format: int64
             * @description Organization unit id of the studio.
             */
            studioId: number;
            /** @description Name of the studio. */
            studioName: string;
            /** @description Name of the tenant. */
            tenant: string;
            /** @description Number that the studio has given to the member, for connectWithCustomerCode. */
            customerCode: string;
        };
        /** @description A kind of course. */
        CourseCategory: {
            /**
             * Format: int64
             * @description Identifies the category.
             */
            id: number;
            /** @description Name of the category. */
            name: string;
        };
        /** @description Somebody who works at a studio. */
        Person: {
            /**
             * Format: int64
             * @description Identifies the person.
             */
            id: number;
            /** @description How the name is shown. */
            displayedName: string;
            /** @description Given name. */
            firstname: string;
            /** @description Family name. */
            lastname: string;
        };
        /** @description A room or place of a studio. */
        Location: {
            /**
             * Format: int64
             * @description Identifies the place.
             */
            id: number;
            /** @description Name of the place. */
            name: string;
        };
        /** @description A time at which an appointment takes place. */
        Slot: {
            /**
             * Format: date-time
             * @description Start, shown in the zone of the studio.
             */
            startDateTime: string;
            /**
             * Format: date-time
             * @description End.
             */
            endDateTime: string;
            /**
             * Format: date-time
             * @description From when it can be booked; null means at any time.
             */
            earliestBookingDateTime: string | null;
            /**
             * Format: date-time
             * @description Until when it can be booked; null means until it starts.
             */
            latestBookingDateTime: string | null;
            /**
             * Format: date-time
             * @description Last moment at which a booking can be canceled at no cost.
             */
            cancelableUntil: string;
            /** @description Who leads it. */
            employees: components["schemas"]["Person"][];
            /** @description Where it is. */
            locations: components["schemas"]["Location"][];
            studio: components["schemas"]["StudioReference"];
            /** @description Whether the account that asks has booked it; always false without a session. */
            alreadyBooked: boolean;
            /** @description Whether the account that asks waits for a place. */
            onWaitingList: boolean;
        };
        /**
         * @description What entitles a member to use a benefit.
         * @enum {string}
         */
        BenefitType: "FLAT_CONTINGENT" | "FREE_USAGE" | "INCLUSIVE_CONTINGENT" | "PURCHASED_CONTINGENT" | "TRIAL_CONTINGENT";
        /** @description An amount in a currency. */
        Money: {
            /** @description Decimal amount in the major unit, with as many decimals as the currency has. */
            amount: number;
            /** @description ISO 4217 code of the currency. */
            currency: string;
        };
        /** @description A price that depends on who books. */
        AppointmentPriceState: {
            /**
             * @description Who may book for what.
             * @enum {string}
             */
            state: "MEMBER_ONLY" | "ONLINE_PAYMENT" | "FREE";
            /** @description The amount, where there is one. */
            money: components["schemas"]["Money"] | null;
            /**
             * Format: int64
             * @description The trial that may be used instead.
             */
            benefitTrialConfigurationId: number | null;
        };
        /** @description What an appointment costs: a plain amount in the currency of the studio, or a state with an amount. */
        AppointmentPrice: number | components["schemas"]["AppointmentPriceState"];
        /** @description A booking of the account that asks. */
        MyBooking: {
            /**
             * Format: uuid
             * @description Identifies the booking.
             */
            uuid: string;
            /** @description Place on the waiting list, from 1; null when a place is booked. */
            waitingListPosition: number | null;
        };
        /** @description One appointment of a course. */
        BookableCourse: {
            /**
             * Format: int64
             * @description Identifies the course appointment.
             */
            id: number;
            /**
             * @description Kind of item.
             * @enum {string}
             */
            itemType: "COURSE" | "SINGLE" | "EVENT";
            /**
             * Format: int64
             * @description The benefit that it belongs to.
             */
            benefitId: number | null;
            /**
             * Format: int64
             * @description The course, shared by all its appointments.
             */
            courseId: number;
            /** @description Name of the course. */
            name: string;
            /** @description What to expect. */
            description: string;
            /** @description Colour of the course in a calendar. */
            colorHex: string;
            /** @description A picture of the course. */
            image: components["schemas"]["Picture"] | null;
            /** @description Kind of course. */
            category: components["schemas"]["CourseCategory"] | null;
            /** @description Places taken. */
            bookedParticipants: number;
            /** @description Places there are. */
            maxParticipants: number;
            /** @description Whether there is a waiting list. */
            waitingListActive: boolean;
            /** @description People waiting. */
            waitingListParticipants: number;
            /** @description Places on the waiting list. */
            maxWaitingListParticipants: number;
            /** @description When it takes place; a course appointment has one. */
            slots: components["schemas"]["Slot"][];
            /**
             * @description Where people meet; STREAM is online.
             * @enum {string}
             */
            appointmentMeetingType: "ON_SITE" | "STREAM";
            /** @description What would pay for the account that asks; null without a session or a fitting entitlement. */
            benefitBookingOptionType: components["schemas"]["BenefitType"] | null;
            /**
             * @description Whether it takes place.
             * @enum {string}
             */
            appointmentStatus: "ACTIVE" | "CANCELED";
            price: components["schemas"]["AppointmentPrice"];
            /** @description The booking of the account that asks. */
            myBooking: components["schemas"]["MyBooking"] | null;
        };
        /** @description A page of course appointments. */
        CourseSlice: {
            /** @description The entries. */
            content: components["schemas"]["BookableCourse"][];
            /** @description Number of this page, from 0. */
            page: number;
            /** @description Entries a page. */
            size: number;
            /** @description Whether there is another page. */
            hasNext: boolean;
        };
        /** @description A course with its next appointment. */
        CourseWithUpcomingAppointment: {
            /**
             * Format: int64
             * @description Identifies the course.
             */
            courseId: number;
            /** @description Name of the course. */
            name: string;
            /** @description What to expect. */
            description: string;
            /** @description Kind of course. */
            category: components["schemas"]["CourseCategory"] | null;
            /** @description A picture of the course. */
            image: components["schemas"]["Picture"] | null;
            /** @description The next appointment; null when none is planned. */
            upcomingAppointment: components["schemas"]["BookableCourse"] | null;
        };
        /** @description Something the member holds that may pay for an appointment. */
        BookingOption: {
            /**
             * Format: int64
             * @description Identifies the option.
             */
            id: number;
            type: components["schemas"]["BenefitType"];
            /** @description Name of the benefit or pass. */
            name: string;
            /** @description Whether it can pay for this appointment. */
            valid: boolean;
            /** @description Why it cannot; null when it can. */
            invalidReason: ("USED_UP" | "EXPIRED" | "NOT_YET_VALID" | "WRONG_CATEGORY" | "WRONG_STUDIO" | "TOO_MANY_BOOKINGS") | null;
            /** @description Uses left; null when there is no limit. */
            remaining: number | null;
            /**
             * Format: date
             * @description Last calendar day on which it can pay.
             */
            validUntil: string | null;
        };
        /**
         * @description How something is paid.
         * @enum {string}
         */
        PaymentMethod: "UNDEFINED" | "CASH" | "DEBT_COLLECTION" | "DIRECT_DEBIT" | "INVOICE" | "BANK_TRANSFER" | "STANDING_ORDER" | "CREDIT_CARD";
        /** @description Something to be bought for an appointment. */
        BookingOffer: {
            /**
             * Format: int64
             * @description Identifies the offer.
             */
            id: number;
            /** @description Name of the offer. */
            name: string;
            /** @description What it holds. */
            description: string;
            price: components["schemas"]["AppointmentPriceState"];
            /** @description How it can be paid. */
            paymentMethods: components["schemas"]["PaymentMethod"][];
        };
        /** @description What may pay for an appointment. */
        BookingOptionsWithOffers: {
            /** @description What the account holds, fitting ones first. */
            bookingOptions: components["schemas"]["BookingOption"][];
            /** @description What can be bought for it. */
            offers: components["schemas"]["BookingOffer"][];
        };
        /** @description What may pay for an appointment, trials included. */
        BookingOptionsWithTrialContingentAndOffers: {
            /** @description What the account holds, fitting ones first. */
            bookingOptions: components["schemas"]["BookingOption"][];
            /** @description Trials that may be used once. */
            trialContingents: components["schemas"]["BookingOption"][];
            /** @description What can be bought for it. */
            offers: components["schemas"]["BookingOffer"][];
        };
        /** @description Which appointment, and what pays. */
        BookCourseRequest: {
            /**
             * Format: int64
             * @description The course appointment.
             */
            courseAppointmentId: number;
            /**
             * Format: int64
             * @description What the member holds that pays.
             */
            bookingOptionId: number;
            /** @description Whether to wait for a place when none is free; without it a full course answers 409. */
            joinWaitingList: boolean;
        };
        /** @description A booking. */
        BookedItem: {
            /**
             * Format: uuid
             * @description Identifies the booking.
             */
            uuid: string;
            /**
             * Format: uri-reference
             * @description Address of the stream, for online appointments.
             */
            stream: string | null;
            /**
             * @description State of the booking.
             * @enum {string}
             */
            participantStatus: "BOOKED" | "WAITING" | "CANCELED" | "ATTENDED" | "NO_SHOW";
            /** @description Place on the waiting list, from 1; null when a place is booked. */
            waitingListPosition: number | null;
            /** @description Whether it waits for a place. */
            onWaitingList: boolean;
        };
        /** @description A booking with what was booked. */
        CalendarItem: {
            /**
             * Format: uuid
             * @description Identifies the booking.
             */
            uuid: string;
            /**
             * @description Kind of item.
             * @enum {string}
             */
            itemType: "COURSE" | "SINGLE" | "EVENT";
            /**
             * Format: int64
             * @description The course appointment, for courses.
             */
            courseAppointmentId: number | null;
            /** @description Name of what was booked. */
            name: string;
            /** @description Colour in a calendar. */
            colorHex: string;
            /** @description A picture. */
            image: components["schemas"]["Picture"] | null;
            /**
             * Format: date-time
             * @description Start, shown in the zone of the studio.
             */
            startDateTime: string;
            /**
             * Format: date-time
             * @description End.
             */
            endDateTime: string;
            /** @description Who leads it. */
            employees: components["schemas"]["Person"][];
            /** @description Where it is. */
            locations: components["schemas"]["Location"][];
            studio: components["schemas"]["StudioReference"];
            /**
             * @description Where people meet.
             * @enum {string}
             */
            appointmentMeetingType: "ON_SITE" | "STREAM";
            /**
             * Format: uri-reference
             * @description Address of the stream, for online appointments.
             */
            stream: string | null;
            /**
             * @description State of the booking.
             * @enum {string}
             */
            participantStatus: "BOOKED" | "WAITING" | "CANCELED" | "ATTENDED" | "NO_SHOW";
            /** @description Whether it waits for a place. */
            onWaitingList: boolean;
            /** @description Place on the waiting list, from 1. */
            waitingListPosition: number | null;
            /** @description Name of the option or offer that paid. */
            paidWith: string | null;
            /** @description What was paid; null when an option paid. */
            price: components["schemas"]["Money"] | null;
            /**
             * Format: date-time
             * @description Last moment for a cancelation; null when it cannot be canceled.
             */
            cancelableUntil: string | null;
        };
        /** @description What a cancelation did. */
        CancelationResult: {
            /**
             * Format: uuid
             * @description The booking that was canceled.
             */
            uuid: string;
            /**
             * Format: date-time
             * @description When.
             */
            canceledAt: string;
            /** @description What is paid back. */
            refund: components["schemas"]["Money"] | null;
        };
        /** @description Whether and how a booking can be canceled. */
        CancelationRuleInfo: {
            /** @description Whether it can be canceled now. */
            cancelable: boolean;
            /**
             * Format: date-time
             * @description Last moment for a cancelation.
             */
            cancelableUntil: string | null;
            /** @description What is paid back; null when nothing was paid. */
            refund: components["schemas"]["Money"] | null;
            /** @description Whether the use of the option is given back. */
            releasesEntitlement: boolean;
        };
        /** @description The person who books, as typed in the contact step. */
        CustomerData: {
            /** @description Given name: letters, spaces, hyphens, dots and apostrophes. */
            firstname: string;
            /** @description Family name: letters, spaces, hyphens, dots and apostrophes. */
            lastname: string;
            /**
             * Format: email
             * @description Where the confirmation goes.
             */
            email: string;
            /**
             * Format: date
             * @description Calendar day of birth.
             */
            dateOfBirth: string;
            /** @description Telephone number, with country code for foreign numbers. */
            phone?: string;
            /** @description Street without the house number. */
            street: string;
            /** @description House number with any suffix. */
            houseNumber?: string;
            /** @description Postal code. */
            zipCode: string;
            /** @description Town. */
            city: string;
            /** @description ISO 3166-1 alpha-2. */
            countryCode: string;
        };
        /** @description Which appointment, and who comes. */
        BookPublicCourseRequest: {
            /**
             * Format: int64
             * @description The course appointment.
             */
            courseAppointmentId: number;
            customerData: components["schemas"]["CustomerData"];
            /** @description Whether to wait for a place when none is free; without it a full course answers 409. */
            joinWaitingList: boolean;
        };
        /**
         * @description A kind of payment instrument.
         * @enum {string}
         */
        PaymentType: "CREDIT_CARD" | "BANCONTACT_CARD" | "IDEAL" | "PAYPAL" | "TWINT";
        /** @description A way to pay that is kept for the account. */
        PaymentInstrument: {
            /**
             * Format: int64
             * @description Identifies the instrument.
             */
            id: number;
            type: components["schemas"]["PaymentType"];
            /** @description Brand of a card. */
            brand: string | null;
            /** @description Last four digits behind dots. */
            maskedNumber: string | null;
            /** @description Month of expiry. */
            expiryMonth: number | null;
            /** @description Year of expiry. */
            expiryYear: number | null;
            /** @description Whether it is offered first. */
            preferred: boolean;
            /** @description Whether the holder has confirmed it at the bank. */
            authenticated: boolean;
        };
        /** @description A card that the payment provider has turned into a token. */
        CreditCardRequest: {
            /** @description Token of the payment provider for the card; never the number itself. */
            cardToken: string;
            /** @description Name on the card. */
            holder: string;
        };
        /** @description A way to pay here. */
        PaymentMethodOption: {
            paymentMethod: components["schemas"]["PaymentMethod"];
            /** @description The kind of instrument it needs; null when it needs none. */
            paymentType: components["schemas"]["PaymentType"] | null;
            /** @description Whether the bank asks for a confirmation. */
            authenticationRequired: boolean;
        };
        /** @description What is to be tokenized. */
        InitiateTokenizationRequest: {
            /**
             * Format: int64
             * @description Studio for which it is used.
             */
            organizationUnitId: number;
            paymentMethod: components["schemas"]["PaymentMethod"];
            /**
             * Format: uri-reference
             * @description Path in the portal to come back to; must start with a single slash.
             */
            returnPath: string;
        };
        /**
         * @description Why a bank says no.
         * @enum {string}
         */
        DeclineReason: "INSUFFICIENT_FUNDS" | "CARD_REFUSED" | "CARD_EXPIRED" | "AUTHENTICATION_FAILED";
        /** @description Where a tokenization stands. The outcome is read here, never from the return address. */
        TokenizationState: {
            /**
             * Format: uuid
             * @description Identifies the tokenization.
             */
            tokenizationReference: string;
            /**
             * @description INITIATED until the holder has answered at the provider, AUTHORIZED after the yes, DECLINED after a no of the bank, CANCELED after a no of the holder, EXPIRED when too late, COMPLETED once an instrument exists.
             * @enum {string}
             */
            state: "INITIATED" | "AUTHORIZED" | "DECLINED" | "CANCELED" | "EXPIRED" | "COMPLETED";
            /**
             * Format: uri-reference
             * @description Page of the payment provider on which the holder answers; null when there is nothing left to answer.
             */
            challengeUrl: string | null;
            /** @description Why the bank said no. */
            declineReason: components["schemas"]["DeclineReason"] | null;
            /**
             * Format: date-time
             * @description Until when it can be answered.
             */
            expiresAt: string;
            /**
             * Format: int64
             * @description The instrument, once there is one.
             */
            paymentInstrumentId: number | null;
        };
        /** @description What is bought, by whom, and what pays. */
        CreateCourseAppointmentCheckoutRequest: {
            /**
             * Format: int64
             * @description The course appointment.
             */
            courseAppointmentId: number;
            /**
             * Format: int64
             * @description What is bought.
             */
            offerId: number;
            customerData: components["schemas"]["CustomerData"];
            paymentMethod: components["schemas"]["PaymentMethod"];
            /**
             * Format: int64
             * @description What pays.
             */
            paymentInstrumentId: number;
            /** @description Whether to wait for a place when none is free; without it a full course answers 409. */
            joinWaitingList: boolean;
        };
        /**
         * @description CREATED can be authenticated or finalized, AUTHENTICATION_REQUIRED waits for the holder at the provider, AUTHENTICATED can be finalized, FINALIZED is booked and charged, CANCELED was given up, FAILED was declined, EXPIRED is too old.
         * @enum {string}
         */
        CheckoutState: "CREATED" | "AUTHENTICATION_REQUIRED" | "AUTHENTICATED" | "FINALIZED" | "CANCELED" | "FAILED" | "EXPIRED";
        /** @description The purchase of a place in a course. */
        CourseAppointmentCheckout: {
            /**
             * Format: uuid
             * @description Identifies the checkout.
             */
            id: string;
            /**
             * @description What is bought.
             * @enum {string}
             */
            type: "ACCOUNT_BALANCE" | "COURSE_APPOINTMENT" | "PRODUCT_VARIANT" | "SINGLE_APPOINTMENT";
            state: components["schemas"]["CheckoutState"];
            /**
             * Format: int64
             * @description Studio that sells.
             */
            organizationUnitId: number;
            price: components["schemas"]["Money"];
            paymentMethod: components["schemas"]["PaymentMethod"];
            /** @description What pays. */
            paymentInstrument: components["schemas"]["PaymentInstrument"] | null;
            /** @description Why it failed. */
            failureReason: components["schemas"]["DeclineReason"] | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Until when it can be finalized.
             */
            expiresAt: string;
            /** @description Secret of a public checkout; null for a member. */
            publicToken: string | null;
            courseAppointment: components["schemas"]["BookableCourse"];
            offer: components["schemas"]["BookingOffer"];
            customerData: components["schemas"]["CustomerData"];
            /** @description Whether it waits for a place when none is free; it is charged only when a place becomes free. */
            joinWaitingList: boolean;
            /** @description Whether the price has been charged; false while the booking waits for a place. */
            charged: boolean;
            /** @description The booking, once it is finalized. */
            booking: components["schemas"]["BookedItem"] | null;
        };
        /** @description What is bought, by whom, and the tokenization or kept instrument that pays. */
        CreateCourseAppointmentCheckoutV4Request: {
            /**
             * Format: int64
             * @description The course appointment.
             */
            courseAppointmentId: number;
            /**
             * Format: int64
             * @description What is bought.
             */
            offerId: number;
            customerData: components["schemas"]["CustomerData"];
            paymentMethod: components["schemas"]["PaymentMethod"];
            /** @description Whether to wait for a place when none is free; without it a full course answers 409. */
            joinWaitingList: boolean;
            /**
             * Format: int64
             * @description A kept instrument; null when a tokenization pays.
             */
            paymentInstrumentId: number | null;
            /**
             * Format: uuid
             * @description A tokenization that is authorized or completed; null when a kept instrument pays.
             */
            tokenizationReference: string | null;
        };
        /** @description A purchase on its way. */
        Checkout: {
            /**
             * Format: uuid
             * @description Identifies the checkout.
             */
            id: string;
            /**
             * @description What is bought.
             * @enum {string}
             */
            type: "ACCOUNT_BALANCE" | "COURSE_APPOINTMENT" | "PRODUCT_VARIANT" | "SINGLE_APPOINTMENT";
            state: components["schemas"]["CheckoutState"];
            /**
             * Format: int64
             * @description Studio that sells.
             */
            organizationUnitId: number;
            price: components["schemas"]["Money"];
            paymentMethod: components["schemas"]["PaymentMethod"];
            /** @description What pays. */
            paymentInstrument: components["schemas"]["PaymentInstrument"] | null;
            /** @description Why it failed. */
            failureReason: components["schemas"]["DeclineReason"] | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Until when it can be finalized.
             */
            expiresAt: string;
            /** @description Secret of a public checkout; null for a member. */
            publicToken: string | null;
        };
        /** @description Where the payment provider sends the holder afterwards. */
        AuthenticateCheckoutRequest: {
            /**
             * Format: uri-reference
             * @description Path in the portal to come back to; must start with a single slash.
             */
            returnPath: string;
        };
        /** @description Whether the holder must answer at the provider. */
        CheckoutAuthentication: {
            /**
             * Format: uuid
             * @description The checkout.
             */
            checkoutId: string;
            state: components["schemas"]["CheckoutState"];
            /**
             * Format: uri-reference
             * @description Page of the payment provider; null when the bank asks for nothing.
             */
            challengeUrl: string | null;
        };
        /**
         * @description A field that a studio may ask for.
         * @enum {string}
         */
        MasterDataField: "firstname" | "lastname" | "email" | "dateOfBirth" | "phone" | "street" | "houseNumber" | "zipCode" | "city" | "countryCode";
        /** @description Whether enough is known of the person for what they want to do. */
        MasterDataValidation: {
            /** @description Whether nothing is missing. */
            valid: boolean;
            /** @description What is missing. */
            missingFields: components["schemas"]["MasterDataField"][];
        };
        /** @description The studio that an event happened in. */
        TrackedStudio: {
            /** @description Name of the tenant. */
            tenant: string;
            /**
             * Format: int64
             * @description Organization unit id of the studio.
             */
            organizationUnitId: number;
            /** @description Name of the studio. */
            name: string;
        };
        /** @description Where and how it happened. */
        TrackingEventProperties: {
            /** @description Name and version of the browser. */
            browser: string;
            /** @description Kind or model of the device. */
            device: string;
            /** @description Name and version of the operating system. */
            os: string;
            /** @description Width of the screen in CSS pixels. */
            screenWidth: number;
            /** @description Height of the screen in CSS pixels. */
            screenHeight: number;
            /** @description Width of the window in CSS pixels. */
            viewportWidth: number;
            /** @description Height of the window in CSS pixels. */
            viewportHeight: number;
            /** @description Whether somebody is logged in. */
            loggedIn: boolean;
            /**
             * Format: int64
             * @description Id of the account; null when nobody is logged in.
             */
            userId: number | null;
            /** @description The studio of the page; null when there is none. */
            studio: components["schemas"]["TrackedStudio"] | null;
            /** @description Address of the page before; empty when unknown. */
            referrer: string;
            /** @description Name of the route. */
            route: string;
            /** @description Origin of the page. */
            origin: string;
            /** @description Seconds since the event before; null for the first. */
            elapsedSeconds: number | null;
        };
        /** @description Something that happened in an application, for its statistics; sent only with the reader's consent. */
        TrackingEvent: {
            /** @description What happened; a navigation is `msweb-nav-` and the name of the route. */
            eventName: string;
            /**
             * Format: int64
             * @description Id of the account; null when nobody is logged in.
             */
            userId: number | null;
            /**
             * @description Which application sends it.
             * @enum {string}
             */
            applicationName: "MS_FRONTEND";
            properties: components["schemas"]["TrackingEventProperties"];
        };
        /** @description Texts by the id of their message, laid over the default texts. */
        Translations: {
            [key: string]: string;
        };
        /** @description A town or a region on the map. */
        MapPlace: {
            /** @description Its own name. */
            name: string;
            /** @description Its name with what tells it apart, as a list shows it. */
            placeName: string;
            /**
             * @description What it is.
             * @enum {string}
             */
            type: "place" | "region";
            /** @description ISO 3166-1 alpha-2. */
            countryCode: string;
            /** @description Degrees east of its middle. */
            longitude: number;
            /** @description Degrees north of its middle. */
            latitude: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getWhitelabelConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WhitelabelConfig"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The backend is in maintenance. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getTenant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantInfo"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The backend is in maintenance. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listFeatures: {
        parameters: {
            query?: {
                /**
                 * @description Organization unit id of the studio; the home studio when it is left out.
                 * @example 1001
                 */
                organizationUnitId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeatureState"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPublicFeatures: {
        parameters: {
            query?: {
                /**
                 * @description Organization unit id of the studio; the home studio when it is left out.
                 * @example 1001
                 */
                organizationUnitId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeatureState"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getTranslationLocales: {
        parameters: {
            query?: {
                /**
                 * @description Organization unit id of the studio; the home studio when it is left out.
                 * @example 1001
                 */
                organizationUnitId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocaleInfo"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listActiveMenuEntries: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuEntry"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPublicActiveMenuEntries: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuEntry"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getHomeStudio: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Studio"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPublicStudios: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Studio"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getPublicStudio: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                studioId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Studio"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The backend is in maintenance. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getAnyStudioLogo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /**
                     * @description How long the picture may be kept.
                     * @example max-age=86400
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": Blob;
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getStudioLogo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                studioId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    /**
                     * @description How long the picture may be kept.
                     * @example max-age=86400
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": Blob;
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getUtilization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                studioId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Utilization"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The reader may not see this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getUtilizationReveal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                studioId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UtilizationReveal"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getActiveCheckins: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                studioId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveCheckins"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The reader may not see this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listHistoricUtilization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                studioId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoricUtilization"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The reader may not see this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getUtilizationIndicatorLimits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                studioId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UtilizationIndicatorLimits"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getUtilizationToday: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                studioId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Utilization"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The reader may not see this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getPublicUtilization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                studioId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Utilization"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The reader may not see this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getPublicUtilizationReveal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                studioId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UtilizationReveal"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getPublicActiveCheckins: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                studioId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveCheckins"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The reader may not see this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPublicHistoricUtilization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                studioId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoricUtilization"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The reader may not see this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getPublicUtilizationIndicatorLimits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                studioId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UtilizationIndicatorLimits"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getPublicUtilizationToday: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                studioId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Utilization"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The reader may not see this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listBookingPortalStudios: {
        parameters: {
            query?: {
                /**
                 * @description Only studios in this country, ISO 3166-1 alpha-2.
                 * @example DE
                 */
                countryCode?: string;
                /**
                 * @description Only studios of this category; repeat for any of several.
                 * @example [
                 *       1
                 *     ]
                 */
                category?: number[];
                /**
                 * @description Only studios with this feature; repeat for all of several.
                 * @example [
                 *       11
                 *     ]
                 */
                feature?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingPortalStudio"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listStudiosForFilters: {
        parameters: {
            query?: {
                /**
                 * @description Only studios in this country, ISO 3166-1 alpha-2.
                 * @example DE
                 */
                countryCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilterStudio"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listStudioCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioCategory"][];
                };
            };
        };
    };
    listStudioFeatureCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioFeatureCategory"][];
                };
            };
        };
    };
    getStudioCount: {
        parameters: {
            query?: {
                /**
                 * @description Only studios in this country, ISO 3166-1 alpha-2.
                 * @example DE
                 */
                countryCode?: string;
                /**
                 * @description Only studios of this category; repeat for any of several.
                 * @example [
                 *       1
                 *     ]
                 */
                category?: number[];
                /**
                 * @description Only studios with this feature; repeat for all of several.
                 * @example [
                 *       11
                 *     ]
                 */
                feature?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioCount"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listStudioCountsByCity: {
        parameters: {
            query?: {
                /**
                 * @description Only studios in this country, ISO 3166-1 alpha-2.
                 * @example DE
                 */
                countryCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CityStudioCount"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listAdditionalMenuEntries: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdditionalMenuEntry"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listStudioBookingOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioBookingOptions"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listStudiosForMySportsGuest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedStudio"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listStudiosForStudioConnect: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedStudio"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listStudiosForWhitelabelAppTwin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalStudio"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listStudiosForWhitelabelPortalTwin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalStudio"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listStudiosForWhitelabelApp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalStudio"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listLegalInfos: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalInfo"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listLegalConsents: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalConsent"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getLegalInfo: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
            };
            header?: never;
            path: {
                /**
                 * @description What the document is about.
                 * @example IMPRINT
                 */
                type: components["schemas"]["LegalInfoType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalInfo"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getActiveLegalInfos: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveLegalInfos"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listStudioNews: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioNews"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listStudiosForWhitelabelPortal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalStudio"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getStudioByAlias: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Alias of the studio.
                 * @example northside-1001
                 */
                alias: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingPortalStudio"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getTenantConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Facility group of the brand.
                 * @example northside-group
                 */
                publicFacilityGroup: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantConfig"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getStudioRating: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the studio in the chain's own books.
                 * @example NS-1001
                 */
                externalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioRating"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getTrainingSectionConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the facility; the same as the organization unit id of its studio.
                 * @example 1001
                 */
                facilityId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrainingSectionConfiguration"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listFacilityCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityCategory"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listUniversalCheckInFacilities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckInFacility"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; Retry-After says for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is allowed.
                     * @example 60
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no session any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description If there is such an account, a mail is on its way. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; Retry-After says for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is allowed.
                     * @example 60
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    changeForgottenPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeForgottenPasswordRequest"];
            };
        };
        responses: {
            /** @description The password is changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The values are well formed but cannot be accepted. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; Retry-After says for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is allowed.
                     * @example 60
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getUserInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserInfo"];
                };
            };
            /** @description Logged in, but not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The backend is in maintenance. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getCustomerInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerInfo"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    replaceProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceProfileRequest"];
            };
        };
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The values are well formed but cannot be accepted. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    saveProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveProfileRequest"];
            };
        };
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The values are well formed but cannot be accepted. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    uploadProfileImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ProfileImageUpload"];
            };
        };
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileImage"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The file is larger than 5 MB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The file is no picture of a kind that is taken. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The values are well formed but cannot be accepted. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    deleteProfileImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no picture any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getContacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contacts"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    saveContacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveContactsRequest"];
            };
        };
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contacts"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description The password is changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The values are well formed but cannot be accepted. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; Retry-After says for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is allowed.
                     * @example 60
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeEmailRequest"];
            };
        };
        responses: {
            /** @description Accepted; a mail is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request is well formed, but the present state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The values are well formed but cannot be accepted. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; Retry-After says for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is allowed.
                     * @example 60
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    changeMainEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeMainEmailRequest"];
            };
        };
        responses: {
            /** @description The address is the main one. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request is well formed, but the present state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The values are well formed but cannot be accepted. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; Retry-After says for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is allowed.
                     * @example 60
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    resendRegistrationMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted; a mail is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request is well formed, but the present state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; Retry-After says for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is allowed.
                     * @example 60
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getReferralUrl: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferralUrl"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createZendeskToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportLink"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteAccountRequest"];
            };
        };
        responses: {
            /** @description There is no account any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request is well formed, but the present state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The values are well formed but cannot be accepted. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; Retry-After says for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is allowed.
                     * @example 60
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    addAdditionalEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdditionalEmailRequest"];
            };
        };
        responses: {
            /** @description Accepted; a mail is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request is well formed, but the present state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; Retry-After says for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is allowed.
                     * @example 60
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    deleteAdditionalEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdditionalEmailRequest"];
            };
        };
        responses: {
            /** @description The account does not have the address any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    addAdditionalEmailLegacy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdditionalEmailRequest"];
            };
        };
        responses: {
            /** @description Accepted; a mail is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request is well formed, but the present state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; Retry-After says for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is allowed.
                     * @example 60
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    deleteAdditionalEmailLegacy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdditionalEmailRequest"];
            };
        };
        responses: {
            /** @description The account does not have the address any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    verifyAdditionalEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyAdditionalEmailRequest"];
            };
        };
        responses: {
            /** @description The address is verified. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The values are well formed but cannot be accepted. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; Retry-After says for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is allowed.
                     * @example 60
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    connectWithCustomerCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectWithCustomerCodeRequest"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioConnect"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request is well formed, but the present state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The values are well formed but cannot be accepted. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; Retry-After says for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is allowed.
                     * @example 60
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    connectWithEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectWithEmailRequest"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioConnect"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request is well formed, but the present state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The values are well formed but cannot be accepted. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; Retry-After says for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is allowed.
                     * @example 60
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    connectWithIban: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectWithIbanRequest"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioConnect"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request is well formed, but the present state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The values are well formed but cannot be accepted. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; Retry-After says for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is allowed.
                     * @example 60
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    connectWithIbanSuffix: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectWithIbanSuffixRequest"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioConnect"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request is well formed, but the present state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The values are well formed but cannot be accepted. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; Retry-After says for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is allowed.
                     * @example 60
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    deleteStudioConnect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Names the connection.
                 * @example 5001
                 */
                studioConnectId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Disconnected. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getMigrationSteps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MigrationSteps"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    migrateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MigrateRequest"];
            };
        };
        responses: {
            /** @description The account belongs to the context now. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request is well formed, but the present state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The values are well formed but cannot be accepted. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createCancelationNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refusal is noted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request is well formed, but the present state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getCustomerConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerConfig"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Logged in, but not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getAccessRefusalConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessRefusalConfiguration"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Logged in, but not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getAccessRefusalStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessRefusalStatus"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Logged in, but not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getEntranceBlock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntranceBlockInfo"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Logged in, but not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getAccessBlock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessBlock"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Logged in, but not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description Accepted; a mail is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The values are well formed but cannot be accepted. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; Retry-After says for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is allowed.
                     * @example 60
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    verifyRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyRequest"];
            };
        };
        responses: {
            /** @description The address is verified. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The values are well formed but cannot be accepted. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; Retry-After says for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is allowed.
                     * @example 60
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyRequest"];
            };
        };
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationResult"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The values are well formed but cannot be accepted. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; Retry-After says for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is allowed.
                     * @example 60
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getQuickRegistration: {
        parameters: {
            query: {
                /**
                 * @description Names the invitation of a studio.
                 * @example 0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1a7b10
                 */
                uuid: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuickRegistration"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request is well formed, but the present state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; Retry-After says for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is allowed.
                     * @example 60
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    registerQuickly: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuickRegisterRequest"];
            };
        };
        responses: {
            /** @description Accepted; a mail is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request is well formed, but the present state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The values are well formed but cannot be accepted. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; Retry-After says for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is allowed.
                     * @example 60
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listCountries: {
        parameters: {
            query?: {
                /**
                 * @description Language and region of texts, in the form of BCP 47.
                 * @example en-GB
                 */
                locale?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listReferenceCountries: {
        parameters: {
            query?: {
                /**
                 * @description Language and region of texts, in the form of BCP 47.
                 * @example en-GB
                 */
                locale?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listUsaStates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateOption"][];
                };
            };
        };
    };
    getQuickConnect: {
        parameters: {
            query: {
                /**
                 * @description Names the invitation of a studio.
                 * @example 0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1a7b10
                 */
                uuid: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuickConnect"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request is well formed, but the present state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many attempts; Retry-After says for how many seconds to wait. */
            429: {
                headers: {
                    /**
                     * @description Seconds until the next attempt is allowed.
                     * @example 60
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the course appointment.
                 * @example 50001
                 */
                itemId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookableCourse"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getPublicCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the course appointment.
                 * @example 50001
                 */
                itemId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookableCourse"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listCourseAppointments: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
                /**
                 * @description First calendar day, in the zone of the studio.
                 * @example 2026-11-23
                 */
                startDate: string;
                /**
                 * @description Last calendar day, included; at most 62 days after startDate.
                 * @example 2026-11-29
                 */
                endDate: string;
                /**
                 * @description Only appointments with this trainer; repeat for several.
                 * @example [
                 *       301
                 *     ]
                 */
                employeeId?: number[];
                /**
                 * @description Only courses of this category; repeat for several.
                 * @example [
                 *       11
                 *     ]
                 */
                categoryId?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookableCourse"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPublicCourseAppointments: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
                /**
                 * @description First calendar day, in the zone of the studio.
                 * @example 2026-11-23
                 */
                startDate: string;
                /**
                 * @description Last calendar day, included; at most 62 days after startDate.
                 * @example 2026-11-29
                 */
                endDate: string;
                /**
                 * @description Only appointments with this trainer; repeat for several.
                 * @example [
                 *       301
                 *     ]
                 */
                employeeId?: number[];
                /**
                 * @description Only courses of this category; repeat for several.
                 * @example [
                 *       11
                 *     ]
                 */
                categoryId?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookableCourse"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listCoursesWithDefaultHomeStudio: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio; the home studio when it is left out.
                 * @example 1001
                 */
                organizationUnitId?: number;
                /**
                 * @description First calendar day, in the zone of the studio.
                 * @example 2026-11-23
                 */
                startDate: string;
                /**
                 * @description Last calendar day, included; at most 62 days after startDate.
                 * @example 2026-11-29
                 */
                endDate: string;
                /**
                 * @description Only appointments with this trainer; repeat for several.
                 * @example [
                 *       301
                 *     ]
                 */
                employeeId?: number[];
                /**
                 * @description Only courses of this category; repeat for several.
                 * @example [
                 *       11
                 *     ]
                 */
                categoryId?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookableCourse"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPublicCoursesWithDefaultHomeStudio: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio; the home studio when it is left out.
                 * @example 1001
                 */
                organizationUnitId?: number;
                /**
                 * @description First calendar day, in the zone of the studio.
                 * @example 2026-11-23
                 */
                startDate: string;
                /**
                 * @description Last calendar day, included; at most 62 days after startDate.
                 * @example 2026-11-29
                 */
                endDate: string;
                /**
                 * @description Only appointments with this trainer; repeat for several.
                 * @example [
                 *       301
                 *     ]
                 */
                employeeId?: number[];
                /**
                 * @description Only courses of this category; repeat for several.
                 * @example [
                 *       11
                 *     ]
                 */
                categoryId?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookableCourse"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listNextAvailableCourses: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
                /**
                 * @description How many at the most.
                 * @example 10
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookableCourse"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPublicNextAvailableCourses: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
                /**
                 * @description How many at the most.
                 * @example 10
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookableCourse"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listUpcomingCourses: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
                /**
                 * @description How many at the most.
                 * @example 10
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookableCourse"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPublicUpcomingCourses: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
                /**
                 * @description How many at the most.
                 * @example 10
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookableCourse"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listCourses: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
                /**
                 * @description First calendar day, in the zone of the studio.
                 * @example 2026-11-23
                 */
                startDate: string;
                /**
                 * @description Last calendar day, included; at most 62 days after startDate.
                 * @example 2026-11-29
                 */
                endDate: string;
                /**
                 * @description Only appointments with this trainer; repeat for several.
                 * @example [
                 *       301
                 *     ]
                 */
                employeeId?: number[];
                /**
                 * @description Only courses of this category; repeat for several.
                 * @example [
                 *       11
                 *     ]
                 */
                categoryId?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookableCourse"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPublicCourses: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
                /**
                 * @description First calendar day, in the zone of the studio.
                 * @example 2026-11-23
                 */
                startDate: string;
                /**
                 * @description Last calendar day, included; at most 62 days after startDate.
                 * @example 2026-11-29
                 */
                endDate: string;
                /**
                 * @description Only appointments with this trainer; repeat for several.
                 * @example [
                 *       301
                 *     ]
                 */
                employeeId?: number[];
                /**
                 * @description Only courses of this category; repeat for several.
                 * @example [
                 *       11
                 *     ]
                 */
                categoryId?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookableCourse"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listCourseSlice: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
                /**
                 * @description First calendar day, in the zone of the studio.
                 * @example 2026-11-23
                 */
                startDate: string;
                /**
                 * @description Last calendar day, included; at most 62 days after startDate.
                 * @example 2026-11-29
                 */
                endDate: string;
                /**
                 * @description Only appointments with this trainer; repeat for several.
                 * @example [
                 *       301
                 *     ]
                 */
                employeeId?: number[];
                /**
                 * @description Only courses of this category; repeat for several.
                 * @example [
                 *       11
                 *     ]
                 */
                categoryId?: number[];
                /**
                 * @description Number of the page, from 0.
                 * @example 0
                 */
                page?: number;
                /**
                 * @description Entries a page.
                 * @example 20
                 */
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseSlice"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPublicCourseSlice: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
                /**
                 * @description First calendar day, in the zone of the studio.
                 * @example 2026-11-23
                 */
                startDate: string;
                /**
                 * @description Last calendar day, included; at most 62 days after startDate.
                 * @example 2026-11-29
                 */
                endDate: string;
                /**
                 * @description Only appointments with this trainer; repeat for several.
                 * @example [
                 *       301
                 *     ]
                 */
                employeeId?: number[];
                /**
                 * @description Only courses of this category; repeat for several.
                 * @example [
                 *       11
                 *     ]
                 */
                categoryId?: number[];
                /**
                 * @description Number of the page, from 0.
                 * @example 0
                 */
                page?: number;
                /**
                 * @description Entries a page.
                 * @example 20
                 */
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseSlice"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listCoursesWithCanceled: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
                /**
                 * @description First calendar day, in the zone of the studio.
                 * @example 2026-11-23
                 */
                startDate: string;
                /**
                 * @description Last calendar day, included; at most 62 days after startDate.
                 * @example 2026-11-29
                 */
                endDate: string;
                /**
                 * @description Only appointments with this trainer; repeat for several.
                 * @example [
                 *       301
                 *     ]
                 */
                employeeId?: number[];
                /**
                 * @description Only courses of this category; repeat for several.
                 * @example [
                 *       11
                 *     ]
                 */
                categoryId?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookableCourse"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPublicCoursesWithCanceled: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
                /**
                 * @description First calendar day, in the zone of the studio.
                 * @example 2026-11-23
                 */
                startDate: string;
                /**
                 * @description Last calendar day, included; at most 62 days after startDate.
                 * @example 2026-11-29
                 */
                endDate: string;
                /**
                 * @description Only appointments with this trainer; repeat for several.
                 * @example [
                 *       301
                 *     ]
                 */
                employeeId?: number[];
                /**
                 * @description Only courses of this category; repeat for several.
                 * @example [
                 *       11
                 *     ]
                 */
                categoryId?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookableCourse"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listAvailableCourses: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
                /**
                 * @description First calendar day, in the zone of the studio.
                 * @example 2026-11-23
                 */
                startDate: string;
                /**
                 * @description Last calendar day, included; at most 62 days after startDate.
                 * @example 2026-11-29
                 */
                endDate: string;
                /**
                 * @description Only appointments with this trainer; repeat for several.
                 * @example [
                 *       301
                 *     ]
                 */
                employeeId?: number[];
                /**
                 * @description Only courses of this category; repeat for several.
                 * @example [
                 *       11
                 *     ]
                 */
                categoryId?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookableCourse"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPublicAvailableCourses: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
                /**
                 * @description First calendar day, in the zone of the studio.
                 * @example 2026-11-23
                 */
                startDate: string;
                /**
                 * @description Last calendar day, included; at most 62 days after startDate.
                 * @example 2026-11-29
                 */
                endDate: string;
                /**
                 * @description Only appointments with this trainer; repeat for several.
                 * @example [
                 *       301
                 *     ]
                 */
                employeeId?: number[];
                /**
                 * @description Only courses of this category; repeat for several.
                 * @example [
                 *       11
                 *     ]
                 */
                categoryId?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookableCourse"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listCoursesWithUpcomingAppointment: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseWithUpcomingAppointment"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPublicCoursesWithUpcomingAppointment: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseWithUpcomingAppointment"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listBookingOptions: {
        parameters: {
            query: {
                /**
                 * @description The course appointment to be paid for.
                 * @example 50001
                 */
                courseAppointmentId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingOption"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getBookingOptionsWithOffers: {
        parameters: {
            query: {
                /**
                 * @description The course appointment to be paid for.
                 * @example 50001
                 */
                courseAppointmentId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingOptionsWithOffers"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getBookingOptionsWithTrialContingentAndOffers: {
        parameters: {
            query: {
                /**
                 * @description The course appointment to be paid for.
                 * @example 50001
                 */
                courseAppointmentId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingOptionsWithTrialContingentAndOffers"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPublicBookingOptions: {
        parameters: {
            query: {
                /**
                 * @description The course appointment to be paid for.
                 * @example 50001
                 */
                courseAppointmentId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingOption"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getPublicBookingOptionsWithOffers: {
        parameters: {
            query: {
                /**
                 * @description The course appointment to be paid for.
                 * @example 50001
                 */
                courseAppointmentId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingOptionsWithOffers"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getPublicBookingOptionsWithTrialContingentAndOffers: {
        parameters: {
            query: {
                /**
                 * @description The course appointment to be paid for.
                 * @example 50001
                 */
                courseAppointmentId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingOptionsWithTrialContingentAndOffers"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    bookCourse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookCourseRequest"];
            };
        };
        responses: {
            /** @description Booked, or on the waiting list. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookedItem"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request is well formed, but the present state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getCalendarItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The uuid of the booking.
                 * @example 5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarItem"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    cancelCalendarItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The uuid of the booking.
                 * @example 5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelationResult"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request is well formed, but the present state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listCurrentCalendarItems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarItem"][];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPastCalendarItems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarItem"][];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getCancelationRuleInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The uuid of the booking.
                 * @example 5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelationRuleInfo"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    bookPublicCourse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookPublicCourseRequest"];
            };
        };
        responses: {
            /** @description Booked, or on the waiting list. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookedItem"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request is well formed, but the present state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The values are well formed but cannot be accepted. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getPublicCalendarItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The uuid of the booking.
                 * @example 5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarItem"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    cancelPublicCalendarItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The uuid of the booking.
                 * @example 5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelationResult"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request is well formed, but the present state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getPublicCancelationRuleInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The uuid of the booking.
                 * @example 5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelationRuleInfo"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getMyCalendarItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The uuid of the booking.
                 * @example 5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001
                 */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarItem"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    cancelMyCalendarItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The uuid of the booking.
                 * @example 5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001
                 */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelationResult"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request is well formed, but the present state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listMyCurrentCalendarItems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarItem"][];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listMyCalendarHistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarItem"][];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPaymentInstruments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentInstrument"][];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createCreditCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditCardRequest"];
            };
        };
        responses: {
            /** @description Kept; the bank may still ask for a confirmation. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentInstrument"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The values are well formed but cannot be accepted. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createPublicCreditCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditCardRequest"];
            };
        };
        responses: {
            /** @description Usable in one checkout. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentInstrument"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The values are well formed but cannot be accepted. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listAvailablePaymentTypes: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentType"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPublicPaymentMethods: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethodOption"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    initiateTokenization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InitiateTokenizationRequest"];
            };
        };
        responses: {
            /** @description The holder is to be sent to challengeUrl. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenizationState"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    completeTokenization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the tokenization.
                 * @example 7e0d6c1a-9b1f-4a3d-8a77-5d1c2b3a4001
                 */
                tokenizationReference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentInstrument"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request is well formed, but the present state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The values are well formed but cannot be accepted. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getTokenizationState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the tokenization.
                 * @example 7e0d6c1a-9b1f-4a3d-8a77-5d1c2b3a4001
                 */
                tokenizationReference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenizationState"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listTokenizationPaymentMethods: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethodOption"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createCourseAppointmentCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCourseAppointmentCheckoutRequest"];
            };
        };
        responses: {
            /** @description Created; nothing is booked or charged yet. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseAppointmentCheckout"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request is well formed, but the present state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The values are well formed but cannot be accepted. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createCourseAppointmentCheckoutV4: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCourseAppointmentCheckoutV4Request"];
            };
        };
        responses: {
            /** @description Created; nothing is booked or charged yet. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseAppointmentCheckout"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request is well formed, but the present state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The values are well formed but cannot be accepted. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createPublicCourseAppointmentCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCourseAppointmentCheckoutRequest"];
            };
        };
        responses: {
            /** @description Created; nothing is booked or charged yet. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseAppointmentCheckout"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request is well formed, but the present state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The values are well formed but cannot be accepted. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the checkout.
                 * @example c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getCourseAppointmentCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the checkout.
                 * @example c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseAppointmentCheckout"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    authenticateCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the checkout.
                 * @example c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthenticateCheckoutRequest"];
            };
        };
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutAuthentication"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request is well formed, but the present state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    cancelCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the checkout.
                 * @example c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseAppointmentCheckout"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request is well formed, but the present state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    finalizeCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the checkout.
                 * @example c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseAppointmentCheckout"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request is well formed, but the present state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The values are well formed but cannot be accepted. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getPublicCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The secret that the checkout was created with; whoever holds it may act on the checkout.
                 * @example pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a
                 */
                publicToken: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getPublicCourseAppointmentCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The secret that the checkout was created with; whoever holds it may act on the checkout.
                 * @example pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a
                 */
                publicToken: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseAppointmentCheckout"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    authenticatePublicCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The secret that the checkout was created with; whoever holds it may act on the checkout.
                 * @example pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a
                 */
                publicToken: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthenticateCheckoutRequest"];
            };
        };
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutAuthentication"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request is well formed, but the present state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    cancelPublicCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The secret that the checkout was created with; whoever holds it may act on the checkout.
                 * @example pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a
                 */
                publicToken: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseAppointmentCheckout"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request is well formed, but the present state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    finalizePublicCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The secret that the checkout was created with; whoever holds it may act on the checkout.
                 * @example pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a
                 */
                publicToken: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseAppointmentCheckout"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The request is well formed, but the present state forbids it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The values are well formed but cannot be accepted. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    validateBookAppointmentMasterData: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MasterDataValidation"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    validateBookCourseMasterData: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MasterDataValidation"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    validateBookTrialSessionMasterData: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MasterDataValidation"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    validateSignContractMasterData: {
        parameters: {
            query: {
                /**
                 * @description Organization unit id of the studio.
                 * @example 1001
                 */
                organizationUnitId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MasterDataValidation"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No session, or it has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createTrackingEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrackingEvent"];
            };
        };
        responses: {
            /** @description Kept. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getTranslations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Whose words they are, the brandIdentifier of the white-label configuration.
                 * @example northside
                 */
                tag: string;
                /**
                 * @description Language and region of the texts, in the form of BCP 47.
                 * @example en-GB
                 */
                language: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translations"];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listPlaces: {
        parameters: {
            query: {
                /**
                 * @description What has been typed of the name.
                 * @example Frankf
                 */
                text: string;
                /**
                 * @description Countries to look in, ISO 3166-1 alpha-2 in small letters, joined by commas.
                 * @example de,ch,at
                 */
                country?: string;
                /**
                 * @description What to look for.
                 * @example place
                 */
                type: "place";
                /**
                 * @description How many at the most.
                 * @example 6
                 */
                limit?: number;
                /**
                 * @description What the maps service has given to the application.
                 * @example sample-maps-token
                 */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MapPlace"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service does not take the token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listRegions: {
        parameters: {
            query: {
                /**
                 * @description Degrees east.
                 * @example 13.39
                 */
                longitude: number;
                /**
                 * @description Degrees north.
                 * @example 52.53
                 */
                latitude: number;
                /**
                 * @description What to look for.
                 * @example region
                 */
                type: "region";
                /**
                 * @description What the maps service has given to the application.
                 * @example sample-maps-token
                 */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MapPlace"][];
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service does not take the token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    getStaticImage: {
        parameters: {
            query: {
                /**
                 * @description Degrees east.
                 * @example 13.39
                 */
                longitude: number;
                /**
                 * @description Degrees north.
                 * @example 52.53
                 */
                latitude: number;
                /**
                 * @description Zoom level; each doubles the scale.
                 * @example 12
                 */
                zoom?: number;
                /**
                 * @description Width in CSS pixels.
                 * @example 640
                 */
                width: number;
                /**
                 * @description Height in CSS pixels.
                 * @example 333
                 */
                height?: number;
                /**
                 * @description Pixels of the picture for one CSS pixel.
                 * @example 2
                 */
                scale?: 1 | 2;
                /**
                 * @description What the maps service has given to the application.
                 * @example sample-maps-token
                 */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": Blob;
                };
            };
            /** @description A parameter or the body is not as described; one item for each fault, naming the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The service does not take the token. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
}
